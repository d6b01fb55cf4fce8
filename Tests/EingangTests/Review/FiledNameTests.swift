import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct FiledNameTests {
  private let arrived = CalendarDay(ordinal: 20_000)

  private func name(titel: String?, absender: String?) -> String {
    FiledName(Vorschlag.sample(titel: titel, absender: absender).extraction, arrived: arrived).text(ending: "pdf")
  }

  @Test(
    "reads as a person would name it, and holds nothing harmful",
    arguments: [
      ("Klassenfahrt Borkum", "Goethe-Gymnasium", "2025-09-01 Goethe-Gymnasium – Klassenfahrt Borkum.pdf"),
      ("a/b\\c:d", "x|y", "2025-09-01 x-y – a-b-c-d.pdf"),
      ("../../etc/passwd", "..", "2025-09-01 etc-passwd.pdf"),
      ("Zeile\neins\u{7}\t zwei", "A\u{202E}B\u{200B}C", "2025-09-01 ABC – Zeile eins zwei.pdf"),
      ("Wer? \"Ich\" <du>*", " . ", "2025-09-01 Wer Ich du.pdf"),
      ("Gru\u{0308}ße …", "Mu\u{0308}ller", "2025-09-01 M\u{FC}ller – Gr\u{FC}ße ….pdf"),
      ("...", "---", "2025-09-01 Elternbrief.pdf"),
    ])
  func harmless(titel: String, absender: String, expected: String) {
    let text = name(titel: titel, absender: absender)
    #expect(Array(text.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("the kind stands in for a title, and the day of arrival for a date")
  func missing() {
    var extraction = Vorschlag.sample(titel: nil, absender: nil).extraction
    extraction.datum = nil
    #expect(FiledName(extraction, arrived: arrived).text(ending: "") == "2024-10-04 Elternbrief")
  }

  @Test("stays below 180 bytes with a number behind it, whole characters only", arguments: [1, 7, 60, 100, 500])
  func short(count: Int) {
    let long = String(repeating: "Straßenbäume 👨‍👩‍👧 ", count: count)
    let extraction = Vorschlag.sample(titel: long, absender: long).extraction
    let text = FiledName(extraction, arrived: arrived).text(ending: "jpeg", part: "Seite 12")
    #expect(Files.numbered(text, 1234).utf8.count <= 180)
    #expect(text.hasSuffix(" – Seite 12.jpeg"))
    #expect(!text.contains("\u{FFFD}"))
  }
}
