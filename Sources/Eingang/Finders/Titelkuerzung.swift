import AlbertModel

/// Brings a subject to the length of a title, at a place where a person would stop.
enum Titelkuerzung {
  private static let most = 80
  /// Shorter than this nothing is cut off, and nothing shorter is left.
  private static let least = 12

  /// The lines of a subject as one, a divided word whole again.
  static func joined(_ lines: [TextLine]) -> String {
    var out = ""
    for line in lines {
      let text = line.text
      if out.hasSuffix("-"), text.first?.isLowercase == true, out.dropLast().last?.isLetter == true {
        out = out.dropLast() + text
      } else {
        out += (out.isEmpty ? "" : " ") + text
      }
    }
    return out
  }

  /// Without what an information block adds, and no longer than 80 characters where it has a part to leave out.
  static func shortened(_ text: String) -> String {
    var text = beforeLabel(text)
    for mark in [" (", " – hier:", " hier:", " – ", " — ", " - ", ", ", " vom ", ": "] where text.count > most {
      guard let cut = place(of: mark, in: text) else { continue }
      text = String(text[..<cut])
    }
    guard text.count > most else { return text }
    let head = text.prefix(most)
    return String(head[..<(head.lastIndex(of: " ") ?? head.endIndex)]) + " …"
  }

  /// The last place of a mark that leaves a title before it within the length.
  private static func place(of mark: String, in text: String) -> String.Index? {
    var best: String.Index?
    var start = text.startIndex
    while let found = text[start...].firstRange(of: mark) {
      let length = text.distance(from: text.startIndex, to: found.lowerBound)
      if length > most { break }
      if length >= least { best = found.lowerBound }
      start = found.upperBound
    }
    return best
  }

  /// With the bytes before the first letter that may be composed in more than one way.
  private static let labels = [
    " Rechnungsdatum", " Datum:", " Kundennummer", " Kunden-Nr", " Kundennr", " Seite ", " Steuernummer",
    " Leistungszeitraum:", " Leistungsdatum", " Lieferdatum", " Tel.", " Telefon", " Verbrauchsstelle", " Fällig",
    " Invoice date", " Date:", " Customer no", " Rechnungsnummer:", " Rechnungs-Nr", " IBAN",
  ].map { (text: $0, head: Array($0.utf8.prefix { $0 < 0x80 })) }

  /// `Rechnung Nr. 7 Rechnungsdatum: 3.3.2025` is two labels on one line.
  private static func beforeLabel(_ text: String) -> String {
    var text = text
    let bytes = Array(text.utf8)
    for (label, head) in labels where Bytes.contain(bytes, head) {
      guard let found = text.firstRange(of: label),
        text.distance(from: text.startIndex, to: found.lowerBound) >= least - 4
      else { continue }
      text = String(text[..<found.lowerBound])
    }
    while let last = text.last, [" ", ",", "-", "–", "—", "|", "·", ":", "("].contains(last) { text.removeLast() }
    return text
  }
}
