import Eingang
import Testing

@testable import eingangd

@Suite struct WaitingWordsTests {
  private func words(_ reason: WaitingFile.Reason, _ detail: String = "") -> String {
    let since = UTCTime(milliseconds: 0)
    return WaitingWords.reason(WaitingFile(path: "/e/a", size: 0, since: since, reason: reason, detail: detail))
  }

  @Test("a person reads why a file waits")
  func reasons() {
    #expect(words(.settling) == "wird noch geschrieben")
    #expect(words(.incomplete, "Das Ende des PDFs fehlt noch.") == "unvollständig: Das Ende des PDFs fehlt noch.")
    #expect(words(.empty) == "leer")
    #expect(words(.filling) == "Ordner wird gefüllt")
    #expect(words(.provisional) == "Name ist vorläufig")
    #expect(words(.link) == "wird nicht angenommen: Verknüpfung")
    #expect(words(.open) == "wird noch geschrieben, ein Programm hat es offen")
    #expect(words(.open, "2.jpg") == "wird noch geschrieben, ein Programm hat 2.jpg offen")
  }

  @Test("every reason has words", arguments: WaitingFile.Reason.allCases)
  func all(reason: WaitingFile.Reason) { #expect(!words(reason).isEmpty) }

  @Test("a document that is archived waits for a reader, or for the next start where none runs")
  func unread() {
    let document = UnreadDocument(id: 1, files: ["a.pdf"], size: 5, arrivedAt: "", isBegun: true)
    #expect(WaitingWords.reason(document, isWatched: true) == "wird gelesen")
    #expect(WaitingWords.reason(document, isWatched: false) == "archiviert, wird beim nächsten Start gelesen")
  }

  @Test("sizes are round", arguments: [(0, "0 B"), (999, "999 B"), (1500, "1,5 kB"), (2_340_000, "2,3 MB")])
  func size(bytes: Int, text: String) { #expect(WaitingWords.size(bytes) == text) }
}
