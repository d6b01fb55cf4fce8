import AlbertModel

/// One kind of code that says what is to be paid.
protocol Code: Sendable {
  /// Nil for any other code; what is wrong with one of this kind is among its faults.
  func facts(_ code: PageCode, page: Int, land: Bundesland) -> CodeFacts?
}
