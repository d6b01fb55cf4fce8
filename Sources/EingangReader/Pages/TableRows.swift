import Eingang

/// Puts a table's rows together where a recogniser went through its columns one after the other.
///
/// Columns of running text stay, and so do blocks that only lie side by side, such as an address and what a letter says
/// beside it: a column of numbers, or of labels, in line with its neighbour is what makes a table.
struct TableRows {
  /// The words in reading order, lines and blocks counted anew where anything was put together.
  static func together(_ words: [RawWord]) -> [RawWord] {
    let lines = lines(of: words)
    guard lines.count <= mostLines else { return words }
    let runs = runs(of: lines)
    guard runs.count > 1 else { return words }
    var columns: [TableColumn] = []
    for run in runs {
      var column = TableColumn(run)
      while let last = columns.last, let joined = last.joined(with: column) {
        columns.removeLast()
        column = joined
      }
      columns.append(column)
    }
    return columns.count == runs.count ? words : counted(columns.flatMap(\.rows))
  }

  /// Comparing more with one another takes too long, and no page has them.
  private static let mostLines = 2000

  private static func lines(of words: [RawWord]) -> [TableRow] {
    var lines: [TableRow] = []
    for word in words {
      if let last = lines.last?.words.last, last.line == word.line, last.block == word.block {
        lines[lines.count - 1].append(word)
      } else {
        lines.append(TableRow(word))
      }
    }
    return lines
  }

  /// What goes on downwards; where the next line lies above the one before, another column begins.
  private static func runs(of lines: [TableRow]) -> [[TableRow]] {
    var runs: [[TableRow]] = []
    for line in lines {
      if let last = runs.last?.last, line.middle >= last.y.lowerBound {
        runs[runs.count - 1].append(line)
      } else {
        runs.append([line])
      }
    }
    return runs
  }

  private static func counted(_ rows: [TableRow]) -> [RawWord] {
    var words: [RawWord] = []
    var block = 0
    for (index, row) in rows.enumerated() {
      if index > 0, rows[index - 1].block != row.block { block += 1 }
      words += row.words.map { word in
        var word = word
        (word.line, word.block) = (index, block)
        return word
      }
    }
    return words
  }
}
