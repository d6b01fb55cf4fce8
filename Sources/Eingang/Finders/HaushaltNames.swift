import AlbertModel

/// Recognises the household in print: its names, its address, its members.
struct HaushaltNames: Sendable {
  private let namen: PhraseList
  private let strasse: Phrase?
  private let haushalt: Haushalt

  init(_ haushalt: Haushalt) {
    self.haushalt = haushalt
    namen = PhraseList(haushalt.namen.filter { !$0.isEmpty }.map { Phrase($0) })
    let street = haushalt.adresse?.split(separator: ",").first.map { $0.trimmingBlanks } ?? ""
    strasse = street.isEmpty ? nil : Phrase(street)
  }

  /// True where the family's name or street stands in a line.
  func stands(in line: TextLine) -> Bool {
    isNamed(in: line) || strasse.map { line.contains($0) } ?? false
  }

  /// True where the family's name stands in a line.
  func isNamed(in line: TextLine) -> Bool { line.containsAny(namen) }

  func isStreet(in line: TextLine) -> Bool { strasse.map { line.contains($0) } ?? false }
}

extension StringProtocol {
  /// Without blanks at either end.
  var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
