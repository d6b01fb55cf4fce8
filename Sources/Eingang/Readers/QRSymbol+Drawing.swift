import AlbertModel

extension QRSymbol {
  /// Has a reader make the code that says this; nil for a text that no code holds.
  package static func drawn(
    _ text: String, _ limits: Limits, executable: String = ReaderProgram.executable
  ) -> Result<QRSymbol?, Stoerung> {
    do throws(Stoerung) {
      let line = try ReaderLine(executable, ReaderSettings(binding: limits, ignored: nil))
      try line.send(.draw(text))
      guard case .symbol(let symbol) = try line.next(pages: 1), symbol?.isPlausible != false else {
        throw Unreadable.crashed
      }
      return .success(symbol)
    } catch {
      return .failure(error)
    }
  }
}
