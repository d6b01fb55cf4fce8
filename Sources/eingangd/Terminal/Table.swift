/// Rows in aligned columns that fit the width; columns that may shrink give way from the widest for its weight on.
struct Table {
  enum Alignment: Sendable { case left, right }

  struct Column: Sendable {
    let title: String
    var alignment: Alignment = .left
    /// Narrowest a shrinking column gets; nil for a column that never shrinks.
    var minimum: Int?
    /// How much room a shrinking column gets beside others: twice the weight, twice the room.
    var weight = 1
    /// What does not fit goes on in the next line; only the last column may.
    var wraps = false
  }

  let columns: [Column]
  let rows: [[String]]

  /// The head and the rows, without blanks at the end of a line.
  func lines(width: Int, style: Style = Style(hasColour: false)) -> [String] {
    let cells = rows.map { $0.map(Visible.line) }
    let widths = fitted(width, cells)
    let head = line(columns.map(\.title), widths)
    return [style.bold(head)] + cells.flatMap { lines($0, widths) }
  }

  private func lines(_ cells: [String], _ widths: [Int]) -> [String] {
    guard let last = cells.last, let width = widths.last, columns.last?.wraps == true else {
      return [line(cells, widths)]
    }
    let pieces = Wrapping.lines(last, width: width)
    let first = line(cells.dropLast() + pieces.prefix(1), widths)
    let blank = [String](repeating: "", count: cells.count - 1)
    return [first] + pieces.dropFirst().map { line(blank + [$0], widths) }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let parts = zip(cells, zip(columns, widths)).map { cell, column in
      let (column, width) = column
      let text = Wrapping.elided(cell, width: width)
      return column.alignment == .left
        ? Wrapping.padded(text, width: width) : Wrapping.rightAligned(text, width: width)
    }
    var line = parts.joined(separator: "  ")
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  private func fitted(_ width: Int, _ cells: [[String]]) -> [Int] {
    var widths = columns.indices.map { index in
      max(DisplayWidth.of(columns[index].title), cells.map { DisplayWidth.of($0[index]) }.max() ?? 0)
    }
    let gaps = 2 * (columns.count - 1)
    while widths.reduce(gaps, +) > width {
      let shrinkable = columns.indices.filter { (columns[$0].minimum ?? .max) < widths[$0] }
      guard let widest = shrinkable.max(by: { widths[$0] * columns[$1].weight < widths[$1] * columns[$0].weight })
      else { break }
      widths[widest] -= 1
    }
    return widths
  }
}
