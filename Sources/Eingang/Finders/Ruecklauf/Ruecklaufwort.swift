/// The papers that are given back, by the words that name them.
struct Ruecklaufwort: Sendable {
  /// As a card names it, in German.
  let name: String
  let cues: Stichworte
  /// `Abschnitt` and its like say only that something is given back; another name on the slip says more.
  let isGeneral: Bool
  /// A paper and nothing else; an `Anmeldung` may be made by telephone.
  let isPaper: Bool

  init(_ name: String, isGeneral: Bool = false, isPaper: Bool = true, _ cues: Stichworte) {
    self.name = name
    self.cues = cues
    self.isGeneral = isGeneral
    self.isPaper = isPaper
  }

  /// The first that begins in a line within so many bytes.
  static func first(in row: TextLine, within reach: Int) -> Ruecklaufwort? {
    let plain = PlainText.plain(row.bytes)
    guard anyCue.stand(in: plain, 0..<plain.count) else { return nil }
    return all.first { word in word.place(in: plain, 0..<plain.count).map { $0 <= reach } ?? false }
  }

  /// The first named anywhere in a range of plain text.
  static func first(in plain: [UInt8], _ range: Range<Int>) -> Ruecklaufwort? {
    anyCue.stand(in: plain, range) ? all.first { $0.place(in: plain, range) != nil } : nil
  }

  private static let anyCue = Stichworte(all.flatMap(\.cues))

  /// Where it is named first, and not as one that is not wanted: keinen unterschriebenen Zettel.
  private func place(in plain: [UInt8], _ range: Range<Int>) -> Int? {
    cues.compactMap { $0.first(in: plain, range)?.lowerBound }
      .filter { !Ruecklaufwort.isRefused(plain[range.lowerBound..<$0]) }.min()
  }

  /// Whether one of the two words before says that there is none.
  private static func isRefused(_ before: ArraySlice<UInt8>) -> Bool {
    before.split(separator: Bytes.blank).suffix(2).contains { word in
      ["kein", "keine", "keinen", "keinerlei", "no"].contains(String(decoding: word, as: UTF8.self))
    }
  }

  /// In the order in which they win where several are named.
  static let all: [Ruecklaufwort] = [
    Ruecklaufwort(
      "SEPA-Lastschriftmandat",
      ["*lastschriftmandat*", "*sepa-mandat*", "*einzugsermachtigung*", "direct debit mandate", "mandat"]),
    Ruecklaufwort(
      "Einverständniserklärung",
      ["einverstandnis*", "consent form", "permission slip", "permission form", "parental consent*", "consent"]),
    Ruecklaufwort("Einwilligung", ["einwilligung*", "schweigepflichtentbindung*"]),
    Ruecklaufwort("Zustimmungserklärung", ["zustimmungserklarung*"]),
    Ruecklaufwort("Vollmacht", ["vollmacht*", "abholvollmacht*"]),
    Ruecklaufwort("Beitrittserklärung", ["beitrittserklarung*", "aufnahmeantrag*"]),
    Ruecklaufwort("Wahlbogen", ["*wahlbogen*", "wahlzettel*"]),
    Ruecklaufwort("Fragebogen", ["*fragebogen*", "questionnaire*"]),
    Ruecklaufwort("Anhörungsbogen", ["anhorungsbogen*"]),
    Ruecklaufwort(
      "Bestellschein", ["bestellschein*", "bestellzettel*", "bestellformular*", "order form*", "order slip*"]),
    Ruecklaufwort(
      "Anmeldung",
      [
        "anmeldetalon*", "anmeldeformular*", "anmeldebogen*", "anmeldeabschnitt*", "anmeldezettel*", "anmeldeschein*",
        "registration form*", "enrolment form*", "sign-up form*", "booking form*", "registration slip*",
      ]),
    Ruecklaufwort("Anmeldung", isPaper: false, ["anmeldung", "verbindliche anmeldung", "registration"]),
    Ruecklaufwort(
      "Rücklaufzettel", isGeneral: true,
      [
        "rucklaufzettel*", "rucklauf", "ruckmeldezettel*", "*abschnitt", "*abschnitts", "zettel", "*talon",
        "ruckmeldebogen*", "ruckantwort", "antwortkarte*", "reply slip*", "return slip*", "tear-off slip*", "slip",
        "ruckmeldung an*", "ruckmeldung", "ruckmeldung zu*",
      ]),
    Ruecklaufwort("Formular", isGeneral: true, ["formular*", "vordruck*", "form", "bogen", "formblatt"]),
  ]
}
