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
      ("Beitrag", "Turnverein Au e. V.", "2025-09-01 Turnverein Au e. V. – Beitrag.pdf"),
      ("Beitrag", "Müller & Co. ", "2025-09-01 Müller & Co. – Beitrag.pdf"),
      ("Beitrag", "Stadtwerke Au.", "2025-09-01 Stadtwerke Au – Beitrag.pdf"),
      ("Beitrag", "Turnverein Au e. V...", "2025-09-01 Turnverein Au e. V – Beitrag.pdf"),
      ("a/b\\c:d", "x|y", "2025-09-01 x-y – a-b-c-d.pdf"),
      ("../../etc/passwd", "..", "2025-09-01 etc-passwd.pdf"),
      ("Zeile\neins\u{7}\t zwei", "A\u{202E}B\u{200B}C", "2025-09-01 ABC – Zeile eins zwei.pdf"),
      ("Wer? \"Ich\" <du>*", " . ", "2025-09-01 Wer Ich du.pdf"),
      ("Gru\u{0308}ße …", "Mu\u{0308}ller", "2025-09-01 M\u{FC}ller – Gr\u{FC}ße ….pdf"),
      ("...", "---", "2025-09-01 Elternbrief.pdf"),
      // What seems to part a letter from its accent is dropped, and the name is in NFC all the same.
      ("Gru\u{200B}\u{308}n", "\u{301}\u{302}", "2025-09-01 Gr\u{FC}n.pdf"),
      (".\u{301}.\u{301}/x", "-\u{301}", "2025-09-01 x.pdf"),
      ("\u{1B}]0;x\u{7}\u{9B}2J", "\u{85}\u{2028}", "2025-09-01 ]0;x 2J.pdf"),
      ("a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "", "2025-09-01 \u{E0}\u{301}\u{302}\u{303}\u{304}.pdf"),
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

  @Test("one letter under a thousand accents leaves a name that can be written")
  func floodedLetter() {
    let flood = "a" + String(repeating: "\u{E0100}\u{301}", count: 1000)
    let text = name(titel: flood, absender: String(repeating: "\u{1F468}\u{1F3FB}", count: 200))
    #expect(text.utf8.count <= 180)
    #expect(text.unicodeScalars.starts(with: "2025-09-01 \u{1F468}".unicodeScalars))
    #expect(text.hasSuffix(".pdf"))
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
