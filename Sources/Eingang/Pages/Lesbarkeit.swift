import AlbertModel

/// Tells of pages on which something stands and nothing was read, so that no card looks as if they were empty.
enum Lesbarkeit {
  /// One sentence in German for all of them, or none.
  static func notices(_ pages: [PageText]) -> [String] {
    let unread = pages.filter(isUnread).map { String($0.number) }
    guard let last = unread.last else { return [] }
    let named = unread.count > mostNamed ? "\(unread.count) Seiten" : list(unread.dropLast(), and: last)
    return ["Auf \(named) war nichts zu lesen: Handschrift, ein Bild oder ein zu schlechter Scan. Bitte ansehen."]
  }

  /// Whatever else the card says, it does not say what the letter wants.
  static func isUnread(_ pages: [PageText]) -> Bool {
    let written = pages.filter { $0.source != .blank }
    return !written.isEmpty && written.allSatisfy(isUnread)
  }

  private static let mostNamed = 8

  private static func isUnread(_ page: PageText) -> Bool {
    page.source == .ocr && page.words.isEmpty && page.codes.isEmpty
  }

  private static func list(_ others: ArraySlice<String>, and last: String) -> String {
    others.isEmpty ? "Seite \(last)" : "den Seiten \(others.joined(separator: ", ")) und \(last)"
  }
}
