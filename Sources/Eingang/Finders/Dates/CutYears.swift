import AlbertModel

/// Years of which the reader lost the second half: `17.10.20` beside dates of 2025.
enum CutYears {
  /// Takes the year of the nearest other date, where no other date of the page is of the year 2020.
  static func mended(_ mentions: [DateMention], in plain: [UInt8]) -> [DateMention] {
    let whole = mentions.filter { !isCut($0, plain) && $0.completeDay != nil && !$0.isBirth }
    guard !whole.isEmpty, whole.allSatisfy({ ($0.completeDay?.year ?? 0) > 2020 }) else { return mentions }
    return mentions.map { mention in
      guard isCut(mention, plain), case .day(let month, let day, _) = mention.value else { return mention }
      let near = whole.min { distance($0, mention) < distance($1, mention) }
      var mention = mention
      mention.value = .day(month: month, day: day, year: near?.completeDay?.year)
      mention.isRepaired = true
      return mention
    }
  }

  private static func distance(_ one: DateMention, _ other: DateMention) -> Int {
    abs(one.range.lowerBound - other.range.lowerBound)
  }

  /// Ends with a dot or slash and the two digits 20.
  private static func isCut(_ mention: DateMention, _ plain: [UInt8]) -> Bool {
    guard case .day(_, _, 2020) = mention.value, mention.range.count >= 6 else { return false }
    let tail = plain[mention.range].suffix(3)
    return tail.elementsEqual(".20".utf8) || tail.elementsEqual("/20".utf8)
  }
}
