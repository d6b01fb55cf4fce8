/// The letters of an invented household's year, in the order of their days; the same ones for the same seed.
package struct Haushaltsjahr: Sendable {
  /// A letter with what is true of it.
  package struct Brief: Sendable {
    package let month: Int
    package let text: String
    package let thema: Briefthema
    package let schreiber: Briefschreiber
    package let person: String?

    /// With the letter's person and year in the gaps.
    package func ziel(_ muster: String) -> String {
      muster.replacing("{person}", with: person ?? "").replacing("{jahr}", with: "2025")
        .split(separator: "/").joined(separator: "/")
    }
  }

  package let briefe: [Brief]

  package init(seed: UInt64) {
    var random = MadeUpText(seed: seed)
    var all: [(day: Int, brief: Brief)] = []
    for (index, schreiber) in Briefschreiber.all.enumerated() {
      for number in 0..<schreiber.perYear {
        let span = 12 - (schreiber.from - 1)
        let month = schreiber.from + number * span / schreiber.perYear
        let day = Int.random(in: 1...28, using: &random)
        let brief = Haushaltsjahr.brief(schreiber, index, day: day, month: month, &random)
        all.append((month * 100 + day, brief))
      }
    }
    briefe = all.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(\.element.brief)
  }

  private static func brief(
    _ schreiber: Briefschreiber, _ index: Int, day: Int, month: Int, _ random: inout MadeUpText
  ) -> Brief {
    let key = schreiber.themen.randomElement(using: &random) ?? ""
    let thema = Briefthema.all[key] ?? Briefthema("Sonstiges", "Sonstiges", [], [])
    let person = schreiber.persons.randomElement(using: &random)
    let adult = person == nil || person == "Anna"
    var lines = [misread(schreiber.name, &random), "Postfach 10 01 \(10 + index), 59991 Ahrenbeck", ""]
    lines += ["Familie", "\(adult ? "Anna" : "Anna und Tobias") Berger", "Lindenweg 4", "48155 Münster", ""]
    lines.append("Ahrenbeck, \(two(day)).\(two(month)).2025")
    if thema.hasAmount, Bool.random(using: &random) {
      lines.append("Kundennummer \(4_400_000 + index * 137 + key.count)")
    }
    lines += ["", thema.subjects.randomElement(using: &random) ?? "", ""]
    if let person, person != "Anna" { lines.append("betrifft: \(person) Berger") }
    lines += ["Sehr geehrte Frau Berger,", ""]
    lines += thema.sentences.shuffled(using: &random).prefix(3)
    lines += common.shuffled(using: &random).prefix(2)
    let cents = Int.random(in: 900...48_000, using: &random)
    if thema.hasAmount { lines += ["Rechnungsbetrag: \(cents / 100),\(two(cents % 100)) €"] }
    lines += ["", "Mit freundlichen Grüßen", misread(schreiber.name, &random), ""]
    lines += foot(schreiber, index, &random)
    return Brief(
      month: month, text: lines.joined(separator: "\n"), thema: thema, schreiber: schreiber, person: person)
  }

  /// What stands at the foot of a letter; a scan loses some of it.
  private static func foot(_ schreiber: Briefschreiber, _ index: Int, _ random: inout MadeUpText) -> [String] {
    var lines: [String] = []
    func isRead() -> Bool { Int.random(in: 0..<4, using: &random) > 0 }
    if isRead() { lines.append("Telefon 02999 55\(100 + index)-0") }
    if isRead() {
      lines.append(schreiber.address.contains("@") ? "E-Mail \(schreiber.address)" : "www.\(schreiber.address)")
    }
    if index % 2 == 0, isRead() { lines.append("USt-IdNr. DE 999 100 \(100 + index)") }
    if index % 3 == 0, isRead() { lines.append("Amtsgericht Linde HRB \(7000 + index)") }
    return lines
  }

  /// One letter in eight names is read wrong once.
  private static func misread(_ name: String, _ random: inout MadeUpText) -> String {
    guard Int.random(in: 0..<8, using: &random) == 0 else { return name }
    var letters = Array(name)
    let place = Int.random(in: 1..<letters.count, using: &random)
    let alike: [Character: Character] = ["e": "c", "l": "i", "n": "u", "r": "t", "h": "b", "a": "o"]
    if let wrong = alike[letters[place]] { letters[place] = wrong }
    return String(letters)
  }

  private static let common = [
    "Bei Fragen rufen Sie uns gern an.", "Bitte bewahren Sie dieses Schreiben auf.",
    "Unsere Sprechzeiten haben sich nicht geändert.", "Weitere Hinweise finden Sie auf der Rückseite.",
    "Wir danken für das entgegengebrachte Vertrauen.", "Dieses Schreiben wurde maschinell erstellt.",
  ]

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
