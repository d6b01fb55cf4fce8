import AlbertModel

/// A value with the words of the code that say it.
struct Said<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value
  let words: String

  init(_ value: Value, _ words: String) {
    self.value = value
    self.words = words
  }
}

/// What one code says about a payment.
struct CodeFacts: Hashable, Sendable {
  /// How a code is called, on a card and in evidence.
  struct Source: Hashable, Sendable {
    /// `code.girocode`.
    let rule: String
    /// `GiroCode`, `E-Rechnung factur-x.xml`: where a quote stands.
    let place: String
    /// `im GiroCode`, as a sentence goes on.
    let within: String
    let page: Int
    let box: BoundingBox
  }

  let source: Source
  /// An invoice with all its fields, and not only what to transfer.
  var isInvoice = false
  /// Who gets the money.
  var recipient: Said<String>?
  /// Other names of the same.
  var aliases: [String] = []
  /// Zero where nothing is left to pay.
  var betrag: Said<Betrag>?
  /// What the invoice comes to, whatever was paid of it before.
  var total: Said<Betrag>?
  var iban: Said<String>?
  /// An account as it stands there, with check digits that are wrong.
  var wrongIBAN: Said<String>?
  var datum: Said<CalendarDay>?
  var faellig: Said<Frist>?
  var skonto: Skonto?
  var rechnungsnummer: Said<String>?
  var kundennummer: Said<String>?
  /// What the transfer is for: mostly a number that the paper prints, too.
  var zweck: Said<String>?
  /// Payment terms in the words of the sender.
  var terms: String?
  var art: Belegart?
  /// What is wrong with it, in German; what it concerns is not believed.
  var faults: [String] = []

  init(_ source: Source) { self.source = source }

  func evidence(_ words: String) -> Evidence {
    Evidence(page: source.page, box: source.box, quote: "\(source.place): \(words)", rule: source.rule)
  }
}
