import Testing

@testable import eingangd

struct TableTests {
  private static let columns = [
    Table.Column(title: "#", alignment: .right), Table.Column(title: "Titel", minimum: 6),
    Table.Column(title: "Wo", minimum: 4),
  ]

  @Test("columns are aligned by what is seen")
  func aligned() {
    let table = Table(columns: Self.columns, rows: [["1", "Grüße", "日本"], ["12", "", "x"]])
    #expect(table.lines(width: 80) == [" #  Titel  Wo", " 1  Grüße  日本", "12         x"])
  }

  @Test("the widest column that may shrink gives way first")
  func shrunk() {
    let table = Table(columns: Self.columns, rows: [["1", "Donaudampfschifffahrt", "abcdef"]])
    #expect(table.lines(width: 20) == ["#  Titel      Wo", "1  Donaudam…  abcdef"])
    #expect(table.lines(width: 15) == ["#  Titel   Wo", "1  Donau…  abc…"])
  }

  @Test("the last column goes on below itself where it wraps")
  func wrapped() {
    let columns = [Table.Column(title: "A"), Table.Column(title: "Warum", minimum: 6, wraps: true)]
    let table = Table(columns: columns, rows: [["x", "noch nicht ganz da"], ["y", "leer"]])
    #expect(table.lines(width: 14) == ["A  Warum", "x  noch nicht", "   ganz da", "y  leer"])
  }

  @Test("a cell cannot break its line")
  func oneLine() {
    let table = Table(columns: [Table.Column(title: "A")], rows: [["x\ny\u{1B}[2J"]])
    #expect(table.lines(width: 80) == ["A", "x y·[2J"])
  }
}
