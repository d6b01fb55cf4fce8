import AlbertModel
import Foundation

/// An invoice for machines, its values as they stand in the file.
///
/// Kept as the text of a page's code, so that a proposal needs the file no more.
package struct ERechnung: Hashable, Sendable, Codable {
  /// Name of the file that holds it, for a person.
  var datei: String
  var syntax: ERechnungSyntax
  var werte: [ERechnungFeld: String]

  init(datei: String, syntax: ERechnungSyntax, werte: [ERechnungFeld: String]) {
    self.datei = datei
    self.syntax = syntax
    self.werte = werte
  }

  private enum Key: String, CodingKey {
    case datei, syntax, werte
  }

  /// Throws for a name or a syntax that is none; values of later versions are passed over, all others bounded anew: the
  /// text comes from a reader that nobody trusts.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    datei = ERechnung.cleaned(try container.decode(String.self, forKey: .datei), most: ERechnung.longestName)
    syntax = try container.decode(ERechnungSyntax.self, forKey: .syntax)
    werte = [:]
    for (name, value) in try container.decode([String: String].self, forKey: .werte) {
      guard let feld = ERechnungFeld(rawValue: name) else { continue }
      let value = ERechnung.cleaned(value, most: feld.longest)
      if !value.isEmpty { werte[feld] = value }
    }
  }

  /// Characters of a file's name.
  static let longestName = 100

  /// On one line, without what no name or number has.
  static func cleaned(_ text: String, most: Int) -> String {
    let words = text.split {
      $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    }
    return String(words.joined(separator: " ").unicodeScalars.prefix(most))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(datei, forKey: .datei)
    try container.encode(syntax, forKey: .syntax)
    try container.encode(Dictionary(uniqueKeysWithValues: werte.map { ($0.key.rawValue, $0.value) }), forKey: .werte)
  }

  /// Bytes, below what a page's code may have.
  private static let mostBytes = 7000
  /// What a proposal can do without, the longest first.
  private static let dispensable: [ERechnungFeld] = [
    .zahlungsbedingungen, .kaeuferStrasse, .verkaeuferStrasse, .kaeufer, .kaeuferReferenz, .verwendungszweck,
    .verkaeuferHandelsname, .zahlungsempfaenger,
  ]

  /// It says nothing.
  package var isEmpty: Bool { werte.isEmpty }

  /// As a code of the page, the same text for the same invoice; nil where there is no value at all.
  package var code: PageCode? {
    guard !isEmpty else { return nil }
    var rechnung = self
    for feld in [nil] + ERechnung.dispensable.map(Optional.some) {
      if let feld { rechnung.werte[feld] = nil }
      guard let text = rechnung.json, text.utf8.count <= ERechnung.mostBytes else { continue }
      return PageCode(.eRechnung, text: text, box: BoundingBox(x: 0, y: 0, width: 1, height: 1))
    }
    return nil
  }

  private var json: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do { return String(decoding: try encoder.encode(self), as: UTF8.self) } catch { return nil }
  }

  /// Nil for a code that holds none.
  init?(_ code: PageCode) {
    guard code.symbology == .eRechnung else { return nil }
    do { self = try JSONDecoder().decode(ERechnung.self, from: Data(code.text.utf8)) } catch { return nil }
  }

  /// A value with the element that holds it.
  func said(_ feld: ERechnungFeld) -> Said<String>? {
    werte[feld].map { Said($0, "\(ERechnungPfade.name(of: feld, syntax)) \($0)") }
  }

  func betrag(_ feld: ERechnungFeld) -> Said<Betrag>? {
    guard let said = said(feld), let cents = CodeNumber.cents(said.value) else { return nil }
    let currency = werte[.waehrung].flatMap { CodeNumber.currency($0) } ?? "EUR"
    return Said(Betrag(cents: cents, currency: currency), "\(said.words) \(currency)")
  }

  func tag(_ feld: ERechnungFeld) -> Said<CalendarDay>? {
    guard let said = said(feld), let day = CodeNumber.day(said.value) else { return nil }
    return Said(day, said.words)
  }
}
