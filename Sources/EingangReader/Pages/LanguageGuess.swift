import Eingang

/// Tells English from German by the small words that every sentence needs.
struct LanguageGuess: Hashable, Sendable {
  private(set) var german = 0
  private(set) var english = 0

  init(_ words: some Sequence<String>) {
    for word in words {
      let bare = word.lowercased().drop { !$0.isLetter }
      let core = bare.prefix { $0.isLetter }
      if LanguageGuess.germanWords.contains(String(core)) { german += 1 }
      if LanguageGuess.englishWords.contains(String(core)) { english += 1 }
    }
  }

  /// Several English words, and hardly any German one.
  var isEnglish: Bool { english >= 3 && english > 3 * german }

  // Words that both languages have (in, die, was, so, war, am, an) are in neither list.
  private static let germanWords: Set = [
    "der", "das", "den", "dem", "des", "und", "ist", "sind", "nicht", "ein", "eine", "einen", "einer", "mit", "von",
    "vom", "für", "auf", "im", "zu", "zum", "zur", "bei", "bis", "aus", "oder", "wir", "sie", "ihr", "ihre", "ihnen",
    "ich", "wird", "werden", "haben", "nach", "über", "bitte", "summe", "betrag", "datum", "rechnung", "uhr", "mwst",
    "gesamt", "straße", "euro", "sehr", "geehrte", "bar", "netto", "brutto", "steuer", "kasse", "beleg", "danke",
  ]
  private static let englishWords: Set = [
    "the", "and", "of", "to", "for", "is", "are", "this", "that", "with", "your", "you", "our", "we", "be", "by",
    "from", "have", "has", "will", "please", "thank", "not", "or", "if", "any", "cash", "change", "amount", "invoice",
    "receipt", "date", "tax", "sold", "goods", "qty", "price", "due", "payment", "dear", "sincerely", "no", "item",
  ]
}
