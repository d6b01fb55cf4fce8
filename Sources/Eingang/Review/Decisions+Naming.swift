import AlbertModel

extension Decisions {
  /// The folder that a card is filed in, by the household's template.
  func target(of id: Int, _ vorschlag: Vorschlag) throws(ReviewError) -> Ablageziel {
    let chosen = vorschlag.ablage.value
    guard let plain = Ablageziel(chosen) else { throw .unusableTarget(chosen) }
    if namen.ordner == .ordner { return plain }
    let werte = Namenswerte(vorschlag.extraction, arrived: try arrival(of: id), ablage: plain.path)
    // A template that this letter fills to more levels than a target may have gives way to what the card says.
    return Ablageziel(werte.path(namen.ordner)) ?? plain
  }

  /// The name of its copies.
  func name(of id: Int, _ vorschlag: Vorschlag) throws(ReviewError) -> FiledName {
    FiledName(
      vorschlag.extraction, arrived: try arrival(of: id), ablage: vorschlag.ablage.value, vorlage: namen.datei)
  }

  private func arrival(of id: Int) throws(ReviewError) -> CalendarDay {
    try stored { () throws(StoreError) in try store.arrival(id: id) }?.day ?? CalendarDay(ordinal: 0)
  }
}
