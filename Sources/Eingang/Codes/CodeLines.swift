/// The lines of a code, whichever way they end, without blanks round them and empty ones at the end.
struct CodeLines {
  /// More than any code has that is read.
  private static let most = 60

  let lines: [String]

  init(_ text: String) {
    var lines = text.split(maxSplits: CodeLines.most, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }
}
