import AlbertModel

/// A sheet that parts letters in a stack before it is scanned: one that this program prints, or one with a patch code.
package enum Trennblatt {
  private static let mark = "EINGANG:TRENNBLATT:"
  /// Of what the code says; every version parts letters, whatever else it may come to mean.
  private static let version = 1
  /// Longer notes would make the code's modules too small for a cheap scanner.
  package static let longestNote = 80

  /// What the code of a printed sheet says; a note is for the person alone.
  package static func payload(note: String? = nil) -> String {
    ([mark + String(version)] + [note].compactMap(\.self)).joined(separator: "\n")
  }

  /// A letter that shows any other code, or speaks of patch codes at length, parts nothing.
  static func isSheet(_ page: PageText) -> Bool {
    page.codes.contains { code in
      switch code.symbology {
      case .qr: isOwn(code.text)
      case .patch: patches.contains(code.text) && page.words.count <= mostWords
      }
    }
  }

  /// T and 2 part documents, 3 parts batches; T is 3 where the sheet lies the other way round.
  private static let patches: Set<String> = ["T", "2", "3"]
  /// Sheets with patch codes say what they are, in a few languages; forms that bear one are filled with print.
  private static let mostWords = 80

  private static func isOwn(_ text: String) -> Bool {
    guard text.hasPrefix(mark) else { return false }
    let number = text.dropFirst(mark.count).prefix { !$0.isNewline }
    return (1...4).contains(number.utf8.count) && number.utf8.allSatisfy(Bytes.isDigit) && number.first != "0"
  }
}
