import AlbertModel

/// A date as a person types it, in any of the forms that letters use.
package enum TypedDate {
  /// The day meant by the whole text, or nil where it is no single date.
  ///
  /// A missing year is counted from the reference: the first such day from there on, or the last up to there.
  package static func day(_ text: String, from reference: CalendarDay, _ tense: DateResolver.Tense) -> CalendarDay? {
    guard text.utf8.count <= 100 else { return nil }
    let plain = PlainText.plain(Array(text.utf8))
    let mentions = DateScanner(plain).mentions()
    guard let mention = mentions.first, mentions.count == 1 else { return nil }
    let outside = plain[..<mention.range.lowerBound] + plain[mention.range.upperBound...]
    guard outside.allSatisfy({ PlainBytes.isBlank($0) || $0 == 0x2C || $0 == 0x2E }) else { return nil }
    return DateResolver(letter: reference).day(of: mention, tense: tense)
  }
}
