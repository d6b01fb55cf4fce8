import Eingang
import Testing

@Suite struct InboxNameTests {
  @Test(
    "names of files on their way are told from those of documents",
    arguments: [
      ("scan.pdf", InboxName.document), ("Brief ohne Endung", .document), ("Steuer.part2.pdf", .document),
      ("template.pdf", .document),
      ("scan.pdf.part", .unfinished), ("scan.pdf.crdownload", .unfinished), ("scan.TMP", .unfinished),
      ("~WRL0001.tmp", .unfinished), ("~syncthing~scan.pdf.tmp", .unfinished), ("TMP0001.tmp", .unfinished),
      ("a.pdf.filepart", .unfinished),
      (".DS_Store", .ignored), ("Thumbs.db", .ignored), ("desktop.ini", .ignored),
      (".syncthing.scan.pdf.tmp", .ignored),
      (".nfs0000", .ignored), ("brief.odt~", .ignored), ("~$brief.docx", .ignored), ("#brief#", .ignored),
      ("._scan.pdf", .ignored), ("@eaDir", .ignored), ("#recycle", .ignored), ("@Recycle", .ignored),
      (".@__thumb", .ignored), ("__MACOSX", .ignored), ("$RECYCLE.BIN", .ignored), ("lost+found", .ignored),
      ("System Volume Information", .ignored), (".~lock.brief.odt#", .ignored), ("Icon\r", .ignored),
      // Another version of a letter is a letter.
      ("scan.sync-conflict-20250901-101502-ABCDEFG.pdf", .document), ("brief.bak.pdf", .document),
      ("Icon.png", .document),
      ("#17.pdf", .document), ("@home.pdf", .document), ("49131.jpg", .document),
    ])
  func kinds(name: String, kind: InboxName) {
    #expect(InboxName(name) == kind)
  }
}
