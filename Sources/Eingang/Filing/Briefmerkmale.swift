import AlbertModel

/// What of a letter is compared with letters decided before: keys of its sender, its words, what it is about.
package struct Briefmerkmale: Hashable, Sendable {
  /// Of the sender.
  let schluessel: [Schluessel]
  /// Folded words, each once, in reading order; those that begin with `=` stand for what is built in: sector and kind.
  let woerter: [String]
  /// The sender's name as it is printed.
  let gedruckt: Field<String>?
  let gedrucktePerson: String?
  let art: Belegart
  /// Where the built-in sectors would file it.
  let sektor: String

  /// Unique words of a letter that say what it is about; later pages repeat or are small print.
  private static let mostWords = 120

  /// From the paper alone: what was learned or entered before stands aside.
  init(_ dokument: Dokument, _ extraction: Extraction) {
    gedruckt = Briefmerkmale.printed(extraction.absender)
    gedrucktePerson = Briefmerkmale.printed(extraction.person)?.value
    art = (Briefmerkmale.printed(extraction.art) ?? extraction.art).value
    schluessel = Schluesselsuche.keys(in: dokument, extraction, printed: gedruckt)
    let text = CueText(dokument, heading: Betreff(dokument).heading, absender: gedruckt?.value)
    sektor = AblageProposer(rules: []).ablage(for: text, art: art, absender: gedruckt?.value, person: nil).value
    woerter = ["=" + sektor, "=" + art.rawValue] + Briefmerkmale.words(dokument)
  }

  /// The value that was read, where something else stands on the card.
  private static func printed<Value: CardValue>(_ field: Field<Value>?) -> Field<Value>? {
    guard let field else { return nil }
    let all =
      [(field.value, field.confidence, field.evidence)]
      + field.alternatives.map { ($0.value, $0.confidence, $0.evidence) }
    let read = all.first { !$0.2.contains { $0.rule == Vorschlag.handRule || $0.rule.hasSuffix(Gelernt.suffix) } }
    return read.map { Field($0.0, confidence: $0.1, evidence: $0.2) }
  }

  private static func words(_ dokument: Dokument) -> [String] {
    var words: [String] = []
    var seen: Set<String> = []
    for line in dokument.lines {
      for word in line.words {
        for token in tokens(of: word.text) where seen.insert(token).inserted {
          words.append(token)
          if words.count == mostWords { return words }
        }
      }
    }
    return words
  }

  /// Folded words of four to twenty-four letters that are no everyday ones.
  static func tokens(of text: String) -> [String] {
    guard text.utf8.count >= 4 else { return [] }
    return Folding.key(text).blankSeparated.compactMap { token in
      let isWord = (4...24).contains(token.utf8.count) && token.utf8.allSatisfy { (0x61...0x7A).contains($0) }
      return isWord && !everyday.contains(token) ? String(token) : nil
    }
  }

  /// Where one of the words stands first, as it is printed.
  static func evidence(of words: [String], in dokument: Dokument, rule: String) -> [Evidence] {
    words.compactMap { wanted in
      for line in dokument.lines {
        for word in line.words where tokens(of: word.text).contains(wanted) {
          return Evidence(page: line.page, box: word.box, quote: word.text, rule: rule)
        }
      }
      return nil
    }
  }

  private static let everyday: Set<Substring> = [
    "sehr", "geehrte", "geehrter", "damen", "herren", "frau", "herr", "herrn", "familie", "freundlichen", "freundliche",
    "gruessen", "gruesse", "gruss", "bitte", "diese", "dieser", "dieses", "diesem", "diesen", "ihre", "ihrer", "ihrem",
    "ihren", "ihnen", "unsere", "unser", "unserer", "unserem", "unseren", "eine", "einer", "einem", "einen", "eines",
    "haben", "sind", "wird", "werden", "wurde", "wurden", "nicht", "oder", "auch", "sich", "sowie", "durch", "ueber",
    "unter", "nach", "beim", "wenn", "dass", "noch", "kann", "koennen", "dann", "damit", "dazu", "hier", "alle",
    "allen",
    "mehr", "ohne", "gegen", "zwischen", "januar", "februar", "maerz", "april", "juni", "juli", "august", "september",
    "oktober", "november", "dezember", "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "telefon", "telefax",
    "email", "iban", "konto", "seite", "datum", "strasse", "vielen", "dank", "gern", "gerne", "sein", "dear", "with",
    "your", "from", "this", "that", "have", "will", "vom", "zum", "zur", "euro",
  ]
}
