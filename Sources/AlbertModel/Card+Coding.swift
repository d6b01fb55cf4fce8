/// The card as the object that scripts read: `schema/vorschlag.schema.json` describes it.
///
/// A field that was not found is written as `null`; only what later versions added is left out instead.
extension Card: Codable {
  /// Version of the object's form.
  public static let schema = 1

  private enum Key: String, CodingKey {
    case schema, id, state, files, pages, lang, titel, titelField, art, artField, needsDecision, neededDecision
    case absender, betrag, frist, weitereFristen, datum, iban, rechnungsnummer, kundennummer, person, ablage
    case skonto, rueckgabe, gewaehrleistungBis, timing, warnings, vermerke, wiedervorlage, error
  }

  /// Reads an object that this or an earlier version wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let content: Content
    if let error = try container.decodeIfPresent(Stoerung.self, forKey: .error) {
      content = .gestoert(error)
    } else {
      content = .vorschlag(try Card.vorschlag(from: container))
    }
    self.init(
      id: try container.decodeIfPresent(Int.self, forKey: .id),
      state: try container.decode(CardState.self, forKey: .state),
      files: try container.decode([String].self, forKey: .files),
      pages: try container.decodeIfPresent([Int].self, forKey: .pages) ?? [],
      content: content,
      timing: try container.decodeIfPresent(Timing.self, forKey: .timing))
    wiedervorlage = try container.decodeIfPresent(CalendarDay.self, forKey: .wiedervorlage)
  }

  /// Writes the object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Card.schema, forKey: .schema)
    try container.encodeIfPresent(id, forKey: .id)
    try container.encode(state, forKey: .state)
    try container.encode(files, forKey: .files)
    try container.encode(needsDecision, forKey: .needsDecision)
    switch content {
    case .gestoert(let stoerung): try container.encode(stoerung, forKey: .error)
    case .vorschlag(let vorschlag): try encode(vorschlag, to: &container)
    }
    try container.encodeIfPresent(timing, forKey: .timing)
    try container.encodeIfPresent(wiedervorlage, forKey: .wiedervorlage)
  }

  private func encode(_ vorschlag: Vorschlag, to container: inout KeyedEncodingContainer<Key>) throws {
    let extraction = vorschlag.extraction
    try container.encode(pages, forKey: .pages)
    try container.encode(extraction.lang, forKey: .lang)
    try container.encode(extraction.titel?.value, forKey: .titel)
    try container.encodeIfPresent(extraction.titel, forKey: .titelField)
    try container.encode(extraction.art.value, forKey: .art)
    try container.encode(extraction.art, forKey: .artField)
    // A decided card needs no decision any more; what it needed while open is kept, or an undo could not give it back.
    if extraction.needsDecision != needsDecision {
      try container.encode(extraction.needsDecision, forKey: .neededDecision)
    }
    try container.encode(extraction.absender, forKey: .absender)
    try container.encode(extraction.betrag, forKey: .betrag)
    try container.encode(extraction.frist, forKey: .frist)
    try container.encode(extraction.weitereFristen, forKey: .weitereFristen)
    try container.encode(extraction.datum, forKey: .datum)
    try container.encode(extraction.iban, forKey: .iban)
    try container.encode(extraction.rechnungsnummer, forKey: .rechnungsnummer)
    try container.encode(extraction.kundennummer, forKey: .kundennummer)
    try container.encode(extraction.person, forKey: .person)
    try container.encode(vorschlag.ablage, forKey: .ablage)
    try container.encode(extraction.skonto, forKey: .skonto)
    try container.encodeIfPresent(extraction.rueckgabe, forKey: .rueckgabe)
    try container.encodeIfPresent(extraction.gewaehrleistungBis, forKey: .gewaehrleistungBis)
    try container.encode(extraction.warnings, forKey: .warnings)
    if !extraction.vermerke.isEmpty { try container.encode(extraction.vermerke, forKey: .vermerke) }
  }

  private static func vorschlag(from container: KeyedDecodingContainer<Key>) throws -> Vorschlag {
    var extraction = Extraction(
      lang: try container.decode(String.self, forKey: .lang),
      art: try container.decode(Field<Belegart>.self, forKey: .artField))
    extraction.titel = try container.decodeIfPresent(Field<String>.self, forKey: .titelField)
    extraction.needsDecision =
      try container.decodeIfPresent(Bool.self, forKey: .neededDecision)
      ?? container.decode(Bool.self, forKey: .needsDecision)
    extraction.absender = try container.decodeIfPresent(Field<String>.self, forKey: .absender)
    extraction.betrag = try container.decodeIfPresent(Field<Betrag>.self, forKey: .betrag)
    extraction.frist = try container.decodeIfPresent(Field<Frist>.self, forKey: .frist)
    extraction.weitereFristen = try container.decode([Field<Frist>].self, forKey: .weitereFristen)
    extraction.datum = try container.decodeIfPresent(Field<CalendarDay>.self, forKey: .datum)
    extraction.iban = try container.decodeIfPresent(Field<String>.self, forKey: .iban)
    extraction.rechnungsnummer = try container.decodeIfPresent(Field<String>.self, forKey: .rechnungsnummer)
    extraction.kundennummer = try container.decodeIfPresent(Field<String>.self, forKey: .kundennummer)
    extraction.person = try container.decodeIfPresent(Field<String>.self, forKey: .person)
    extraction.skonto = try container.decodeIfPresent(Skonto.self, forKey: .skonto)
    extraction.rueckgabe = try container.decodeIfPresent(Field<Rueckgabe>.self, forKey: .rueckgabe)
    extraction.gewaehrleistungBis = try container.decodeIfPresent(CalendarDay.self, forKey: .gewaehrleistungBis)
    extraction.warnings = try container.decode([String].self, forKey: .warnings)
    extraction.vermerke = try container.decodeIfPresent([String].self, forKey: .vermerke) ?? []
    return Vorschlag(extraction, ablage: try container.decode(Field<String>.self, forKey: .ablage))
  }
}
