import AlbertModel

/// The card of a document that comes from paperless-ngx: what is known there, over what its text says.
struct PaperlessCard: Hashable, Sendable {
  /// Why a value stands on the card.
  static let reason = "aus paperless-ngx"

  let snapshot: CardSnapshot
  let pages: [PageText]

  /// `understand` makes a proposal of the text, as of a new letter.
  init(
    _ document: PaperlessDocument, personen: [String], understand: ([PageText]) -> Vorschlag
  ) {
    let layout = TextLayout(document.content)
    pages = (0..<min(layout.pageCount, PaperlessCard.mostPages)).map(layout.page)
    var change = Aenderung()
    change.absender = document.correspondent
    change.titel = document.title
    change.datum = document.created
    change.ablage = PaperlessPlace(document).ablage
    let named = personen.filter { name in document.tags.contains { Folding.key($0) == Folding.key(name) } }
    if named.count == 1 { change.person = named[0] }
    var (vorschlag, fields) = understand(pages).withoutPlaces.changed(by: change)
    vorschlag.giveReasons(fields)
    var vermerke = document.tags.filter { Folding.key($0) != change.person.map { Folding.key($0) } }
    if let type = document.type {
      if let art = PaperlessCard.art(type) {
        let old = vorschlag.extraction.art
        vorschlag.extraction.art = Field(art, confidence: 1.0, evidence: [PaperlessCard.evidence]).over(old)
        vorschlag.extraction.art.reason = PaperlessCard.reason
      }
      if Folding.key(type) != vorschlag.extraction.art.value.rawValue { vermerke.append(type) }
    }
    if let number = document.serialNumber { vermerke.append("ASN \(number)") }
    var seen: Set<String> = []
    vorschlag.extraction.vermerke = (vermerke + document.remarks).compactMap(PlainLine.text)
      .filter { seen.insert($0).inserted }
    // What was decided there needs no decision here.
    vorschlag.extraction.needsDecision = document.isUnseen
    let numbers = pages.isEmpty ? [1] : pages.map(\.number)
    snapshot = CardSnapshot(
      card: Card(state: .offen, files: [document.name], pages: numbers, content: .vorschlag(vorschlag)),
      hand: fields.map(\.rawValue).sorted())
  }

  /// No letter has more.
  private static let mostPages = 5000

  static let evidence = Evidence(
    page: 1, box: BoundingBox(x: 0, y: 0, width: 0, height: 0), quote: "", rule: Vorschlag.handRule)

  /// The kind of paper that a type's name means; nil where it means none of them.
  static func art(_ type: String) -> Belegart? {
    for word in Folding.key(type).split(separator: " ") {
      if let art = names.first(where: { word.hasSuffix($0.ending) })?.art { return art }
    }
    return nil
  }

  // The last part of a German compound says what it is.
  private static let names: [(ending: String, art: Belegart)] = [
    ("elternbrief", .elternbrief), ("zahlungserinnerung", .mahnung), ("mahnung", .mahnung), ("rechnung", .rechnung),
    ("rechnungen", .rechnung), ("invoice", .rechnung), ("quittung", .quittung), ("quittungen", .quittung),
    ("kassenbon", .quittung), ("kassenbeleg", .quittung), ("receipt", .quittung),
    ("versicherungsschein", .versicherung), ("police", .versicherung), ("versicherung", .versicherung),
    ("versicherungen", .versicherung),
    ("bescheid", .bescheid), ("bescheide", .bescheid), ("vertrag", .vertrag), ("vertraege", .vertrag),
    ("contract", .vertrag), ("gutschrift", .gutschrift), ("einladung", .einladung), ("information", .info),
    ("informationen", .info), ("info", .info), ("rundschreiben", .info),
  ]
}

extension Vorschlag {
  /// Where words stand on the paper is not known of a text that came without places: only the page is.
  fileprivate var withoutPlaces: Vorschlag {
    var new = self
    new.extraction.titel = extraction.titel?.withoutPlaces
    new.extraction.art = extraction.art.withoutPlaces
    new.extraction.absender = extraction.absender?.withoutPlaces
    new.extraction.betrag = extraction.betrag?.withoutPlaces
    new.extraction.frist = extraction.frist?.withoutPlaces
    new.extraction.weitereFristen = extraction.weitereFristen.map(\.withoutPlaces)
    new.extraction.datum = extraction.datum?.withoutPlaces
    new.extraction.iban = extraction.iban?.withoutPlaces
    new.extraction.rechnungsnummer = extraction.rechnungsnummer?.withoutPlaces
    new.extraction.kundennummer = extraction.kundennummer?.withoutPlaces
    new.extraction.person = extraction.person?.withoutPlaces
    new.extraction.rueckgabe = extraction.rueckgabe?.withoutPlaces
    new.ablage = ablage.withoutPlaces
    return new
  }

  /// Says of what another program knew that it did.
  fileprivate mutating func giveReasons(_ fields: [Feldname]) {
    for field in fields {
      switch field {
      case .absender: extraction.absender?.reason = PaperlessCard.reason
      case .titel: extraction.titel?.reason = PaperlessCard.reason
      case .datum: extraction.datum?.reason = PaperlessCard.reason
      case .person: extraction.person?.reason = PaperlessCard.reason
      case .ablage: ablage.reason = PaperlessCard.reason
      case .betrag, .frist: break
      }
    }
  }
}

extension Field {
  fileprivate var withoutPlaces: Field {
    var new = self
    new.evidence = evidence.map(\.withoutPlace)
    new.alternatives = alternatives.map { other in
      Alternative(other.value, confidence: other.confidence, evidence: other.evidence.map(\.withoutPlace))
    }
    return new
  }
}

extension Evidence {
  fileprivate var withoutPlace: Evidence {
    Evidence(page: page, box: BoundingBox(x: 0, y: 0, width: 1, height: 1), quote: quote, rule: rule)
  }
}
