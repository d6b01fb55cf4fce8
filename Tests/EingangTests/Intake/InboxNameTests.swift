import Eingang
import Testing

@Suite struct InboxNameTests {
  @Test(
    "names of files on their way are told from those of documents",
    arguments: [
      ("scan.pdf", InboxName.document), ("Brief ohne Endung", .document), ("Steuer.part2.pdf", .document),
      ("template.pdf", .document),
      ("scan.pdf.part", .unfinished), ("scan.pdf.crdownload", .unfinished), ("scan.TMP", .unfinished),
      ("brief.odt~", .unfinished), ("~$brief.docx", .unfinished), ("a.pdf.filepart", .unfinished),
      (".DS_Store", .ignored), ("Thumbs.db", .ignored), ("desktop.ini", .ignored),
      (".syncthing.scan.pdf.tmp", .ignored),
      (".nfs0000", .ignored),
    ])
  func kinds(name: String, kind: InboxName) {
    #expect(InboxName(name) == kind)
  }
}
