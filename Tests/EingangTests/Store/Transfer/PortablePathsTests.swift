import Testing

@testable import Eingang

@Suite struct PortablePathsTests {
  private let old = PortablePaths(Folders(inbox: "/a/Eingang", archiv: "/a/Archiv", ablage: "/a/Ablage"))
  private let new = PortablePaths(Folders(inbox: "/b/in", archiv: "/b/Archiv", ablage: "/b/Ablage"))

  @Test(
    "what lies in a folder of the household lies in that of the next one",
    arguments: [
      ("/a/Ablage/Schule/Brief.pdf", "/b/Ablage/Schule/Brief.pdf"),
      ("/a/Eingang/.angenommen/x.jpg", "/b/in/.angenommen/x.jpg"),
      ("/a/Ablage/.zurueckgenommen/3/x.pdf", "/b/Ablage/.zurueckgenommen/3/x.pdf"),
      ("/a/Eingang/zwei\nZeilen.pdf", "/b/in/zwei\nZeilen.pdf"), ("/a/Archiv/..x", "/b/Archiv/..x"),
      ("/anderswo/x.pdf", "/anderswo/x.pdf"),
    ])
  func moves(path: String, expected: String) {
    #expect(new.local(old.portable(path)) == expected)
  }

  @Test(
    "a path that leads out of its folder is none",
    arguments: ["$ABLAGE/../x", "$ABLAGE/a/../../x", "$ARCHIV/.", "$EINGANG//x", "$EINGANG/a\0b"])
  func staysInside(path: String) {
    #expect(new.local(path) == nil)
  }
}
