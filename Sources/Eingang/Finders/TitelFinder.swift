import AlbertModel

/// Finds what a letter calls itself: the subject line, or the first large print that is no sender.
package struct TitelFinder: Finder {
  package static let rule = "titel.betreff"

  /// A till's slip has no title of its own.
  let art: Belegart?
  /// Whose name is no title.
  private let strangers: Titelfremdes

  package init(art: Belegart? = nil, absender: String? = nil, haushalt: Haushalt = Haushalt()) {
    self.art = art
    strangers = Titelfremdes(absender: absender, haushalt: haushalt)
  }

  package func candidates(in pages: [PageText]) -> [Candidate<String>] { candidates(in: Dokument(pages)) }

  func candidates(in dokument: Dokument) -> [Candidate<String>] {
    if art == .quittung, dokument.looksLikeReceipt, let slip = TitelFinder.slip(dokument) { return [slip] }
    let betreff = Betreff(dokument)
    var found: [Candidate<String>] = []
    let subject = strangers.without(betreff.title)
    found += candidate(subject, ["titel.subject": 1])
    for line in dokument.lines {
      if let range = line.firstRange(of: TitelFinder.labels), range.lowerBound == 0 {
        found += candidate([line], ["titel.label": 1])
      }
    }
    // Without a salutation the first line that names a kind of paper is its title; those below head its parts.
    // `Rechnung – Reparatur der Heizung` says more than `Rechnung Nr. 17`.
    let kinds = betreff.heading.filter { $0.firstRange(of: TitelFinder.kinds) != nil }
    let telling = kinds.filter(TitelFinder.saysWhatFor)
    let named = (telling.isEmpty ? kinds : telling).min { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
    for line in betreff.heading where !subject.contains(line) && !strangers.contains(line) {
      let tall = min(line.box.height / max(dokument.textHeight, 0.001), 3) - 1
      var features: [FeatureName: Double] = ["titel.tall": tall]
      if line.box.y < 0.12 { features["titel.top"] = 1 }
      if line == named { features["titel.named"] = 1 }
      if line.firstRange(of: TitelFinder.kinds) != nil { features["titel.kind"] = 1 }
      found += candidate([line], features)
    }
    if found.isEmpty, dokument.looksLikeReceipt, let slip = TitelFinder.slip(dokument) { found.append(slip) }
    if art == .elternbrief || art == .einladung, let anlass = Anlass.first(in: dokument) { found.append(anlass) }
    // Better the kind of paper and its sender than a line from the letterhead.
    let first = dokument.lines.prefix { !Anrede.opens($0) }
      .first { $0.bytes.count(where: Bytes.isLetter) >= 5 && !strangers.contains($0) }
    if found.isEmpty, let first { found += candidate([first], [:]) }
    return found
  }

  private static let joints = [" – ", " - ", " — ", ": ", " über ", " für "]

  /// Behind the kind of paper and a mark stand words, and no number.
  private static func saysWhatFor(_ line: TextLine) -> Bool {
    let text = line.text
    guard let joint = joints.compactMap({ text.firstRange(of: $0) }).min(by: { $0.lowerBound < $1.lowerBound }),
      text[..<joint.lowerBound].split(separator: " ").count <= 2,
      !text[..<joint.lowerBound].contains(where: \.isNumber)
    else { return false }
    let words = text[joint.upperBound...].split(separator: " ")
    guard let first = words.first, !first.contains(where: \.isNumber) else { return false }
    return words.contains { $0.count >= 4 && $0.allSatisfy { $0.isLetter || $0 == "-" } }
  }

  private static func slip(_ dokument: Dokument) -> Candidate<String>? {
    dokument.lines.first.map {
      Candidate("Kassenbon", features: ["titel.receipt": 1], evidence: [$0.evidence(rule: "titel.receipt")])
    }
  }

  private static let labels: PhraseList = ["betreff", "betr.", "betrifft", "subject", "re:"]
  private static let kinds: PhraseList = [
    "rechnung*", "*rechnung", "mahnung*", "gutschrift*", "bescheid*", "*bescheid", "einladung*", "anmeldung*",
    "quittung",
    "*vertrag", "kündigung*", "versicherungsschein", "invoice", "elternbrief*", "information*", "receipt",
    "lieferschein*",
  ]

  private func candidate(_ lines: [TextLine], _ features: [FeatureName: Double]) -> [Candidate<String>] {
    let title = TitelFinder.cleaned(Titelkuerzung.joined(lines))
    guard title.unicodeScalars.count(where: \.isAlphabetic) >= 3 else { return [] }
    return [Candidate(title, features: features, evidence: lines.map { $0.evidence(rule: TitelFinder.rule) })]
  }

  private static let marks: Set<Character> = [
    " ", "-", "–", "—", "*", "_", "|", ":", "·", "•", ",", "»", "«", "\"",
  ]

  /// Without `Betreff:` before it and marks round it, no longer than a title is.
  static func cleaned(_ text: String) -> String {
    var text = Substring(text)
    for label in ["Betreff:", "Betreff", "Betr.:", "Betrifft:", "Subject:", "RE:", "Re:"] where text.hasPrefix(label) {
      text = text.dropFirst(label.count)
    }
    while let first = text.first, marks.contains(first) { text = text.dropFirst() }
    while let last = text.last, marks.contains(last) || last == "!" { text = text.dropLast() }
    return Titelkuerzung.shortened(String(text))
  }
}
