import EingangTestSupport
import Glibc
import Testing

@testable import Eingang

@Suite struct OwnFilesTests {
  @Test("archive, Ablage, store and settings are the program's own, and so is every folder around them")
  func own() throws {
    let folder = try TemporaryFolder()
    let home = Home(path: folder.path + "/h")
    let own = OwnFiles(
      home: home,
      folders: Folders(inbox: home.path + "/Eingang", archiv: home.path + "/Archiv", ablage: folder.path + "/Ablage"))
    try folder.write("x", to: "h/Archiv/3f/3f.pdf")
    try folder.write("x", to: "h/Eingang/scan.pdf")
    try folder.write("x", to: "briefe/scan.pdf")
    #expect(symlink(home.path + "/Archiv", folder.path + "/briefe/Archiv") == 0)
    for path in [
      "", "/h", "/h/Archiv", "/h/Archiv/3f/3f.pdf", "/h/eingang.sqlite", "/h/eingang.json5", "/Ablage/Wohnen/a.pdf",
      "/briefe/Archiv/3f/3f.pdf",
    ] {
      #expect(own.includes(folder.path + path), "\(path)")
    }
    for path in ["/briefe", "/briefe/scan.pdf", "/h/Eingang/scan.pdf", "/h/Eingang", "/Ablage-alt/a.pdf"] {
      #expect(!own.includes(folder.path + path), "\(path)")
    }
  }
}
