import Eingang
import Testing

struct HomeLocationTests {
  @Test(
    "the option wins over the environment, and that over the XDG folder",
    arguments: [
      ("/a/", ["EINGANG_HOME": "/b", "HOME": "/h"], "/a"),
      ("x/./y", ["HOME": "/h"], "/anywhere/x/y"),
      (nil, ["EINGANG_HOME": "/b", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/b"),
      (nil, ["EINGANG_HOME": "", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/x/eingang"),
      (nil, ["XDG_DATA_HOME": "relative", "HOME": "/h"], "/h/.local/share/eingang"),
      (nil, [:], nil),
    ] as [(String?, [String: String], String?)])
  func home(option: String?, environment: [String: String], expected: String?) {
    let home = HomeLocation.home(option: option, environment: environment, workingFolder: "/anywhere")
    #expect(home?.path == expected)
  }
}
