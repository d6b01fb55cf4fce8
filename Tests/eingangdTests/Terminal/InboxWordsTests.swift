import Eingang
import Testing

@testable import eingangd

@Suite struct InboxWordsTests {
  @Test("a notice says what, why, and how often it looks instead")
  func polling() {
    #expect(
      InboxWords.text(.polling(inbox: "/e", .remote, every: .seconds(2)))
        == "/e: what other machines write is not reported. Looked at every 2 seconds instead.")
    let error = FileError(.watch, "/e", code: 28)
    let text = InboxWords.text(.polling(inbox: "/e", .unavailable(error), every: .milliseconds(100)))
    #expect(text.contains("No space left on device") && text.hasSuffix("every second instead."))
  }

  @Test("a name that is put right is told with the bytes that it had")
  func renamed() {
    #expect(
      InboxWords.text(.renamed(Files.Renaming(bytes: "Gr\\xFC\\xDFe.jpg", path: "/e/Grüße.jpg")))
        == "/e/Grüße.jpg: so named now; it was not UTF-8: Gr\\xFC\\xDFe.jpg")
  }

  @Test("a loss says that nothing needs to be started again")
  func lost() {
    let error = FileError(.list, "/e", code: 5)
    for notice in [InboxNotice.lost(inbox: "/e", .failed(error)), .lost(inbox: "/e", .unmounted)] {
      let text = InboxWords.text(notice)
      #expect(text.contains("/e") && text.contains("by itself"))
    }
  }
}
