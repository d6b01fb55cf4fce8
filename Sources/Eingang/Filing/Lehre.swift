import AlbertModel

/// What one decided letter teaches.
package struct Lehre: Hashable, Sendable {
  enum Entscheidung: String, Hashable, Sendable {
    case angenommen
    case abgelehnt
  }

  let entscheidung: Entscheidung
  /// As the household writes it; nil where the decision says nothing of it.
  var absender: String?
  /// As it is printed.
  var gedruckt: String?
  var ziel: String?
  var muster: String?
  var art: Belegart
  var person: String?
  var gedrucktePerson: String?
  /// True where a person entered the target, and did not only agree.
  var zielVonHand = false
  var personVonHand = false
  var schluessel: [String]
  /// None where there is no target.
  var woerter: [String]

  /// Who wrote, as a name that all of a sender's letters share; empty where nobody is known.
  var wer: String { PrintedNames.key(absender ?? gedruckt ?? "") }

  /// Nil for an open card: nobody has decided it.
  ///
  /// Where the decision was taken over from another program, only what that program said of the letter was decided.
  init?(_ snapshot: CardSnapshot, _ pages: [PageText], isTakenOver: Bool = false) {
    guard let vorschlag = snapshot.card.vorschlag, let entscheidung = Entscheidung(snapshot.card.state) else {
      return nil
    }
    let extraction = vorschlag.extraction
    func says(_ field: Feldname) -> Bool {
      entscheidung == .angenommen && !isTakenOver || snapshot.hand.contains(field.rawValue)
    }
    let merkmale = Briefmerkmale(Dokument(pages), extraction)
    self.entscheidung = entscheidung
    absender = says(.absender) || entscheidung == .abgelehnt ? extraction.absender?.value : nil
    gedruckt = merkmale.gedruckt?.value
    art = extraction.art.value
    person = says(.person) ? extraction.person?.value : nil
    gedrucktePerson = merkmale.gedrucktePerson
    personVonHand = snapshot.hand.contains(Feldname.person.rawValue)
    schluessel = merkmale.schluessel.map(\.key)
    woerter = []
    guard says(.ablage), entscheidung != .abgelehnt else { return }
    zielVonHand = snapshot.hand.contains(Feldname.ablage.rawValue)
    let target = vorschlag.ablage.value
    ziel = target
    muster =
      Zielmuster(
        target, person: extraction.person?.value, jahr: extraction.datum.map { String($0.value.iso.prefix(4)) }
      ).text
    woerter = merkmale.woerter
  }

  /// As it was kept.
  init(
    _ entscheidung: Entscheidung, art: Belegart, schluessel: [String], woerter: [String]
  ) {
    self.entscheidung = entscheidung
    self.art = art
    self.schluessel = schluessel
    self.woerter = woerter
  }
}

extension Lehre.Entscheidung {
  fileprivate init?(_ state: CardState) {
    switch state {
    case .abgelegt: self = .angenommen
    case .abgelehnt: self = .abgelehnt
    case .offen, .gestoert: return nil
    }
  }
}
