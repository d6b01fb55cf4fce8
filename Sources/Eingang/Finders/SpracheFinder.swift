/// Tells a document's language by its small words.
package struct SpracheFinder: Sendable {
  package init() {}

  /// Two-letter code; German where nothing speaks for another.
  package func sprache(in dokument: Dokument) -> String {
    var counts = [Int](repeating: 0, count: SpracheFinder.words.count)
    for line in dokument.lines {
      for word in line.folded.split(whereSeparator: { !Bytes.isWord($0) }) {
        guard word.count <= SpracheFinder.longest else { continue }
        for language in SpracheFinder.languages[String(decoding: word, as: UTF8.self)] ?? [] { counts[language] += 1 }
      }
    }
    guard let most = counts.max(), most > 0, counts[0] < most else { return "de" }
    return SpracheFinder.words[counts.firstIndex(of: most) ?? 0].code
  }

  /// By word, the indices of the languages that have it.
  private static let languages: [String: [Int]] = words.enumerated().reduce(into: [:]) { found, language in
    for word in language.element.words { found[word, default: []].append(language.offset) }
  }
  private static let longest = languages.keys.map(\.utf8.count).max() ?? 0

  private static let words: [(code: String, words: Set<String>)] = [
    (
      "de",
      [
        "der", "die", "das", "und", "ist", "mit", "für", "von", "den", "dem", "nicht", "sie", "wir", "bitte", "zum",
        "zur", "bis", "auf",
        "eine", "einen", "ihre", "ihr", "oder", "bei", "nach", "summe", "rechnung", "gmbh", "straße", "mwst", "steuer",
        "betrag", "uhr",
        "vielen", "dank", "kasse", "datum", "rückgeld", "gegeben", "ust",
      ]
    ),
    (
      "en",
      [
        "the", "and", "of", "to", "is", "for", "you", "your", "please", "with", "are", "we", "this", "thank", "total",
        "amount", "invoice",
        "date", "tax", "change", "cash", "price", "our", "by", "be", "goods", "sold", "receipt", "not", "from",
      ]
    ),
    (
      "fr",
      [
        "le", "la", "les", "des", "et", "du", "vous", "votre", "pour", "est", "une", "dans", "sur", "montant",
        "facture", "avec",
      ]
    ),
    ("nl", ["het", "een", "van", "en", "voor", "niet", "wij", "bij", "factuur", "bedrag", "uw", "aan", "te", "op"]),
    ("it", ["il", "di", "che", "per", "con", "della", "fattura", "importo", "non", "una", "sono", "pagamento"]),
    ("es", ["el", "los", "las", "por", "con", "para", "una", "su", "factura", "importe", "usted", "fecha"]),
    ("pl", ["i", "w", "na", "nie", "z", "do", "się", "jest", "faktura", "kwota", "dla"]),
    ("tr", ["ve", "bir", "bu", "için", "ile", "tarih", "fatura", "tutar"]),
  ]
}
