import Eingang

/// Lines from top to bottom that a recogniser read one after the other.
struct TableColumn: Hashable, Sendable {
  let rows: [TableRow]
  /// Several columns of a table stand in it side by side.
  private(set) var isTable = false

  init(_ rows: [TableRow]) { self.rows = rows }

  /// Row by row what stands side by side; nil where the two are no columns of a table.
  func joined(with next: TableColumn) -> TableColumn? {
    guard let partners = partners(in: next), makesTable(with: next, partners) else { return nil }
    let known = Dictionary(uniqueKeysWithValues: partners.map { ($0.next, $0.own) })
    var joined: [TableRow] = []
    var own = 0
    func takeOwn(while goesOn: (Int) -> Bool) {
      while own < rows.count, goesOn(own) {
        joined.append(rows[own])
        own += 1
      }
    }
    for (index, row) in next.rows.enumerated() {
      if let partner = known[index] {
        takeOwn { $0 < partner }
        joined.append(rows[partner].joined(with: row))
        own = partner + 1
      } else {
        let partnered = partners.first { $0.next > index }?.own ?? rows.count
        takeOwn { $0 < partnered && rows[$0].middle < row.middle }
        joined.append(row.inBlock(own < rows.count ? joined.last?.block : nil))
      }
    }
    takeOwn { _ in true }
    var column = TableColumn(joined)
    column.isTable = true
    return column
  }
}

extension TableColumn {
  /// A row of this column and the row of the next one that stands in line with it.
  private struct Partners {
    var own: Int
    var next: Int
  }

  /// From top to bottom; nil where the columns overlap.
  private func partners(in other: TableColumn) -> [Partners]? {
    var found: [Partners] = []
    var from = 0
    for (index, row) in other.rows.enumerated() {
      // Of several that stand side by side, the last one has this one for its neighbour.
      var own: Int?
      for place in from..<rows.count {
        if rows[place].isInLine(with: row) {
          guard rows[place].isBeside(row) else { return nil }
          own = place
        } else if rows[place].y.lowerBound > row.y.upperBound {
          break
        }
      }
      if let own {
        found.append(Partners(own: own, next: index))
        from = own + 1
      }
    }
    return found
  }

  private func makesTable(with other: TableColumn, _ partners: [Partners]) -> Bool {
    guard partners.count >= 3, let first = partners.first else { return false }
    let own = rows(beside: other)
    let next = other.rows(beside: self)
    guard Double(partners.count) >= 0.8 * Double(min(own.count, next.count)) else { return false }
    if TableColumn.are(own, \.isNumber) || TableColumn.are(next, \.isNumber) { return true }
    let isLeft = rows[first.own].x.lowerBound < other.rows[first.next].x.lowerBound
    if TableColumn.are(isLeft ? own : next, \.isLabel) { return true }
    if TableColumn.areText(own) || TableColumn.areText(next) { return false }
    return isTable || other.isTable && partners.count >= TableColumn.longerThanAddress
  }

  /// Those at whose height the other has some, too.
  private func rows(beside other: TableColumn) -> [TableRow] {
    let top = other.rows.map(\.y.lowerBound).min() ?? 0
    let bottom = other.rows.map(\.y.upperBound).max() ?? 0
    return rows.filter { top < $0.middle && $0.middle < bottom }
  }

  /// Most of them; a heading is not.
  private static func are(_ rows: [TableRow], _ property: (TableRow) -> Bool) -> Bool {
    Double(rows.count(where: property)) >= 0.6 * Double(rows.count)
  }

  /// Running text, to be read line by line.
  private static func areText(_ rows: [TableRow]) -> Bool {
    rows.reduce(0) { $0 + $1.letters } > 30 * rows.count
  }

  /// An address and what stands beside it are no table, though they may be in line.
  private static let longerThanAddress = 10
}
