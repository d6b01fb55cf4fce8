import AlbertModel

/// The words of the model as they are shown.
enum GermanWords {
  static func art(_ art: Belegart) -> String {
    switch art {
    case .elternbrief: "Elternbrief"
    case .rechnung: "Rechnung"
    case .quittung: "Quittung"
    case .versicherung: "Versicherung"
    case .bescheid: "Bescheid"
    case .mahnung: "Mahnung"
    case .vertrag: "Vertrag"
    case .gutschrift: "Gutschrift"
    case .einladung: "Einladung"
    case .info: "Info"
    }
  }

  static func fristArt(_ art: FristArt) -> String {
    switch art {
    case .zahlung: "Zahlung"
    case .rueckgabe: "Rückgabe"
    case .anmeldung: "Anmeldung"
    case .antwort: "Antwort"
    case .widerspruch: "Widerspruch"
    case .kuendigung: "Kündigung"
    case .termin: "Termin"
    }
  }

  /// As a remark behind an amount.
  static func richtung(_ richtung: Richtung) -> String {
    switch richtung {
    case .zahlen: "zu zahlen"
    case .lastschrift: "wird abgebucht"
    case .bezahlt: "schon bezahlt"
    case .gutschrift: "kommt zurück"
    }
  }

  static func state(_ state: CardState) -> String {
    switch state {
    case .offen: "offen"
    case .abgelegt: "abgelegt"
    case .abgelehnt: "abgelehnt"
    case .gestoert: "gestört"
    }
  }

  /// The same, and until when it is laid aside.
  static func state(_ card: Card, today: CalendarDay) -> String {
    guard card.isLaidAside(on: today), let day = card.wiedervorlage else { return state(card.state) }
    return "\(state(card.state)) ab \(GermanFormat.date(day))"
  }

  static func stage(_ stage: Stoerung.Stage) -> String {
    switch stage {
    case .intake: "beim Annehmen"
    case .decode: "beim Öffnen"
    case .prepare: "beim Vorbereiten"
    case .ocr: "beim Lesen"
    case .extract: "beim Verstehen"
    case .store: "beim Speichern"
    }
  }

  /// The card's title, or the best there is instead.
  static func titel(_ vorschlag: Vorschlag) -> String {
    let extraction = vorschlag.extraction
    if let titel = extraction.titel?.value { return titel }
    let art = art(extraction.art.value)
    return extraction.absender.map { "\(art) von \($0.value)" } ?? art
  }
}
