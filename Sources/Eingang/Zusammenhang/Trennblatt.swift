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

  /// A page with more to read than a sheet has parts nothing, whatever code it bears: it would belong to no letter.
  static func isSheet(_ page: PageText) -> Bool {
    page.words.count <= mostWords
      && page.codes.contains { code in
        switch code.symbology {
        case .qr: isOwn(code.text)
        case .patch: patches.contains(code.text)
        case .eRechnung: false
        }
      }
  }

  /// T and 2 part documents, 3 parts batches; T is 3 where the sheet lies the other way round.
  private static let patches: Set<String> = ["T", "2", "3"]
  /// Sheets say what they are, some in a few languages; letters and forms that bear a code are filled with print.
  private static let mostWords = 80

  private static func isOwn(_ text: String) -> Bool {
    guard text.hasPrefix(mark) else { return false }
    let number = text.dropFirst(mark.count).prefix { !$0.isNewline }
    return (1...4).contains(number.utf8.count) && number.utf8.allSatisfy(Bytes.isDigit) && number.first != "0"
  }
}
