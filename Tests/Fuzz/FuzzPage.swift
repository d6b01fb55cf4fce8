import AlbertModel
@testable import Eingang
import Foundation

/// A page, as it is stored or as text in lines, and the card that is made of it.
enum FuzzPage {
  private static let understanding = Understanding(
    haushalt: Haushalt(
      namen: ["Berger"], adresse: "Lindenweg 4, 48155 Münster",
      personen: [Person(name: "Anna"), Person(name: "Felix", rolle: .mittel)]),
    ablage: [AblageRule(ziel: "Auto", woerter: ["Kfz"])], erhalten: CalendarDay(ordinal: 20_340))

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let page = bytes.first == 0x7B ? stored(bytes) : written(bytes) else { return }
    let vorschlag = understanding.vorschlag(for: [page])
    precondition(understanding.vorschlag(for: [page]) == vorschlag, "the same page gave another card")
    precondition(Ablageziel(vorschlag.ablage.value) != nil, "no Ablage to file in: \(vorschlag.ablage.value)")
    let name = FiledName(vorschlag.extraction, arrived: CalendarDay(ordinal: 20_340)).text(ending: "pdf")
    precondition(name.utf8.count <= 180 && !name.utf8.contains(0x2F), "no name to file under")
  }

  private static func stored(_ bytes: UnsafeBufferPointer<UInt8>) -> PageText? {
    do {
      let page = try JSONDecoder().decode(PageText.self, from: Data(bytes))
      let again = try JSONDecoder().decode(PageText.self, from: try JSONEncoder().encode(page))
      precondition(again == page, "a page changed when it was stored")
      return page
    } catch {
      return nil
    }
  }

  private static func written(_ bytes: UnsafeBufferPointer<UInt8>) -> PageText? {
    var words: [Word] = []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in lines.prefix(200).enumerated() {
      for (column, word) in line.split(separator: " ").prefix(60).enumerated() {
        let box = BoundingBox(
          x: min(Double(column) / 20, 0.9), y: min(Double(row) / 80, 0.98), width: 0.04, height: 0.01)
        words.append(Word(String(word.filter { $0 >= " " }), box: box, line: row))
      }
    }
    let page = PageText(number: 1, width: 2480, height: 3508, source: .ocr, words: words)
    return page.isPlausible ? page : nil
  }
}
