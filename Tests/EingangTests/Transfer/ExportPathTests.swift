import Testing

@testable import Eingang

@Suite struct ExportPathTests {
  private static let sha256 = String(repeating: "3f", count: 32)

  @Test("the paths of an export are told apart")
  func kinds() {
    #expect(ExportPath.kind(of: "karten/12/12345.json") == .document)
    #expect(ExportPath.document(12_345) == "karten/12/12345.json")
    #expect(ExportPath.kind(of: ExportPath.reading(Self.sha256)) == .reading)
    let original = "3f/\(Self.sha256).pdf"
    #expect(ExportPath.kind(of: "originale/" + original) == .original(original))
    #expect(ExportPath.kind(of: "Ablage/Schule/Felix/Brief.pdf") == .filed("Schule/Felix/Brief.pdf"))
    #expect(ExportPath.kind(of: "bestand.json") == .rest && ExportPath.kind(of: "karten.csv") == .other)
  }

  @Test(
    "a path that leads out of an export, or that none has, is none of them",
    arguments: [
      "../eingang.sqlite", "/etc/passwd", "Ablage/../../x", "Ablage//x", "Ablage/./x", "Ablage/", "",
      "Ablage/.versteckt",
      "Ablage/a\nb", "eingang.sqlite", "originale/x.pdf", "originale/ab/\(sha256).pdf", "Archiv/x", "karten",
      "originale/3f/\(sha256).pdf/x",
    ])
  func refused(path: String) { #expect(ExportPath.kind(of: path) == nil) }

  @Test("paths of the household have a name that holds anywhere, and come back into its folders")
  func portable() {
    let old = PortablePaths(Folders(inbox: "/h/Eingang", archiv: "/h/Archiv", ablage: "/nas/Ablage"))
    let new = PortablePaths(Folders(inbox: "/n/E", archiv: "/n/A", ablage: "/n/B"))
    #expect(old.portable("/nas/Ablage/Schule/x.pdf") == "$ABLAGE/Schule/x.pdf")
    #expect(new.local("$ABLAGE/Schule/x.pdf") == "/n/B/Schule/x.pdf")
    #expect(old.portable("/h/Archiv/angenommen/1/x") == "$ARCHIV/angenommen/1/x")
    // Beside the folder, and the folder itself, are not in it.
    #expect(old.portable("/nas/Ablage2/x") == "/nas/Ablage2/x" && old.portable("/nas/Ablage") == "/nas/Ablage")
    #expect(new.local("$ABLAGE/../x") == nil)
    #expect(old.portable(filed: "/alt/Ablage/x.pdf", decision: 7) == "$ABLAGE/Anderswo/7/x.pdf")
  }

  @Test("a row of another household that would have undo take a foreign file is refused")
  func foreignCopy() {
    let paths = PortablePaths(Folders(inbox: "/n/E", archiv: "/n/A", ablage: "/n/B"))
    func row(_ path: String) -> StoreRow {
      ["id": .int(1), "filed": .text("[{\"path\":\"\(path)\",\"sha256\":\"ab\"}]")]
    }
    #expect(paths.local(row("/home/x/brief.pdf"), of: "decisions") == nil)
    #expect(paths.local(row("$ARCHIV/3f/x.pdf"), of: "decisions") == nil)
    #expect(paths.local(row("$ABLAGE/../x.pdf"), of: "decisions") == nil)
    let local = paths.local(row("$ABLAGE/x.pdf"), of: "decisions")
    #expect(local?["filed"]?.text == "[{\"path\":\"/n/B/x.pdf\",\"sha256\":\"ab\"}]")
  }

  @Test("nothing that lies outside the household counts as one of its spare copies, which may be removed for good")
  func foreignSpareCopy() {
    let paths = PortablePaths(Folders(inbox: "/n/E", archiv: "/n/A", ablage: "/n/B"))
    func taken(_ path: String?) -> String? {
      var row: StoreRow = ["source": "$EINGANG/x.pdf"]
      row["taken"] = path.map(SQLValue.text)
      return paths.local(row, of: "document_files")?["taken"]?.text
    }
    let gone = "nicht mehr dort, wo es lag"
    #expect(taken("/home/x/foto.jpg") == gone && taken(nil) == gone)
    #expect(taken("$ARCHIV/angenommen/1/x.pdf") == "/n/A/angenommen/1/x.pdf")
    func detail(_ step: String, _ text: String) -> String? {
      paths.local(["step": .text(step), "detail": .text(text)], of: "journal")?["detail"]?.text
    }
    #expect(detail("angenommen", "/home/x/foto.jpg") == "damals /home/x/foto.jpg")
    #expect(detail("angenommen", "$ARCHIV/angenommen/1/x.pdf") == "/n/A/angenommen/1/x.pdf")
    #expect(detail("geändert", "/home/x/foto.jpg") == "/home/x/foto.jpg")
  }
}
