import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Rows of a table that was read column by column")
struct TableRowsTests {
  /// One block of lines, 30 pixels apart or as many rows as are named.
  private func block(_ number: Int, x: Double, top: Double = 0, step: Double = 30, _ lines: [String]) -> [RawWord] {
    lines.enumerated().filter { !$0.element.isEmpty }.flatMap { row, text in
      text.split(separator: " ").enumerated().map { place, word in
        let left = x + 60 * Double(place)
        let y = top + step * Double(row)
        return RawWord(String(word), x: left..<left + 50, y: y..<y + 20, line: 100 * number + row, block: number)
      }
    }
  }

  private func lines(_ words: [RawWord]) -> [String] {
    var lines: [[String]] = []
    for (index, word) in words.enumerated() {
      if index > 0, words[index - 1].line == word.line, words[index - 1].block == word.block {
        lines[lines.count - 1].append(word.text)
      } else {
        lines.append([word.text])
      }
    }
    return lines.map { $0.joined(separator: " ") }
  }

  @Test("dates, purposes of two lines and amounts become rows, with the heading above and what follows below")
  func statement() {
    let dates = block(0, x: 0, ["Kontoauszug", "Datum", "01.02.2025", "", "03.02.2025", "", "09.02.2025"])
    let purposes = block(1, x: 200, top: 30, ["Zweck", "Miete", "Februar", "Strom", "Abschlag", "Bäckerei", "Ende"])
    let amounts = block(2, x: 600, top: 30, ["Betrag", "-900,00", "", "-85,00", "", "-4,20"])
    #expect(
      lines(TableRows.together(dates + purposes + amounts)) == [
        "Kontoauszug", "Datum Zweck Betrag", "01.02.2025 Miete -900,00", "Februar", "03.02.2025 Strom -85,00",
        "Abschlag", "09.02.2025 Bäckerei -4,20", "Ende",
      ])
  }

  @Test("a column that was read before the one to its left comes behind it")
  func leftAfterRight() {
    let amounts = block(0, x: 600, ["2,99", "3,49", "7,99"])
    let goods = block(1, x: 0, ["Kartoffeln", "Butter", "Kaffee"])
    #expect(lines(TableRows.together(amounts + goods)) == ["Kartoffeln 2,99", "Butter 3,49", "Kaffee 7,99"])
  }

  @Test("labels stand before their values, whatever these are")
  func labels() {
    let labels = block(0, x: 0, ["An:", "Von:", "Betrifft:"])
    let values = block(1, x: 200, ["Erika Beispiel", "Max Muster", "Vertrag"])
    #expect(
      lines(TableRows.together(labels + values)) == ["An: Erika Beispiel", "Von: Max Muster", "Betrifft: Vertrag"])
  }

  @Test("an address and the labels beside it stay apart, the labels get their values")
  func address() {
    let address = block(0, x: 0, ["Frau", "Erika Beispiel", "Am Weg 1", "12345 Musterstadt"])
    let labels = block(1, x: 600, ["Datum:", "Zeichen:", "Telefon:", "Name:"])
    let values = block(2, x: 800, ["01.02.2025", "4711", "0123 456", "Muster"])
    #expect(
      lines(TableRows.together(address + labels + values)) == [
        "Frau", "Erika Beispiel", "Am Weg 1", "12345 Musterstadt", "Datum: 01.02.2025", "Zeichen: 4711",
        "Telefon: 0123 456", "Name: Muster",
      ])
  }

  @Test("columns of running text in line with one another stay columns")
  func columns() {
    let left = block(0, x: 0, (0..<20).map { "links steht fließender Text Nummer \($0)" })
    let right = block(1, x: 600, (0..<20).map { "rechts steht anderer Text Nummer \($0)" })
    #expect(TableRows.together(left + right) == left + right)
  }

  @Test("figures that are not in line with what stands beside them stay where they are")
  func notInLine() {
    let text = block(0, x: 0, step: 30, (0..<12).map { "Zeile \($0) des Textes" })
    let figures = block(1, x: 600, top: 15, step: 60, ["0123 456", "0123 457", "4711", "4712"])
    #expect(TableRows.together(text + figures) == text + figures)
  }

  @Test("lines that overlap are no columns")
  func overlapping() {
    let text = block(0, x: 0, ["eins zwei drei", "vier fünf sechs", "sieben acht neun"])
    let figures = block(1, x: 130, ["1,00", "2,00", "3,00"])
    #expect(TableRows.together(text + figures) == text + figures)
  }

  @Test("columns of words belong to the table once it is one, and to none where it is as short as an address")
  func words() {
    let names = (0..<12).map { "Name\($0)" }
    let units = (0..<12).map { _ in "Stück" }
    let prices = (0..<12).map { "\($0),50" }
    let table = { (count: Int) in
      block(0, x: 0, Array(names.prefix(count))) + block(1, x: 200, Array(units.prefix(count)))
        + block(2, x: 400, Array(prices.prefix(count)))
    }
    #expect(lines(TableRows.together(table(12))).last == "Name11 Stück 11,50")
    #expect(lines(TableRows.together(table(4))).last == "Stück 3,50")
    #expect(lines(TableRows.together(table(4))).first == "Name0")
  }

  @Test("a page in one column stays as it was read")
  func oneColumn() {
    let page = block(3, x: 0, ["Guten Tag", "wir schreiben", "85,00 EUR"]) + block(5, x: 0, top: 200, ["Gruß"])
    #expect(TableRows.together(page) == page)
    #expect(TableRows.together([]).isEmpty)
  }
}
