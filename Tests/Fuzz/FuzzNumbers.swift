import AlbertModel
@testable import Eingang

/// Scanners over the bytes of a line, and what a person types.
enum FuzzNumbers {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    let plain = Folding.lowercased(Array(text.utf8))
    let letter = CalendarDay(ordinal: 20_000)
    let resolver = DateResolver(letter: letter)
    for mention in DateScanner(plain).mentions() {
      precondition(mention.range.upperBound <= plain.count && !mention.range.isEmpty, "a date beyond the line")
      for tense in [DateResolver.Tense.future, .past] {
        guard let day = resolver.day(of: mention, tense: tense) else { continue }
        precondition(CalendarDay(iso: day.iso) == day, "a day that is not itself: \(day.iso)")
      }
    }
    for period in PeriodScanner(plain).mentions() {
      precondition(period.range.upperBound <= plain.count, "a period beyond the line")
      for land in [Bundesland.bayern, .sachsen] {
        let end = period.dauer.end(after: letter, in: land)
        precondition(CalendarDay(iso: end.iso) == end, "a period that ends nowhere: \(end.iso)")
      }
    }
    for part in text.split(separator: "\n").prefix(20) { typed(String(part), from: letter) }
  }

  private static func typed(_ text: String, from day: CalendarDay) {
    if let day = CalendarDay(iso: text) { precondition(day.iso == text, "\(text) is not \(day.iso)") }
    _ = TypedDate.day(text, from: day, .future)
    _ = TypedDate.day(text, from: day, .past)
    guard let cents = Betrag.cents(decimal: text) else { return }
    let betrag = Betrag(cents: cents)
    precondition(Betrag.cents(decimal: betrag.decimal) == cents, "\(text) is not \(betrag.decimal)")
  }
}
