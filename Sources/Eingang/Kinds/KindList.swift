/// Every kind of paper; a kind that is not named here is never proposed.
enum KindList {
  static let all: [Kind] = [
    Elternbrief.kind, Rechnung.kind, Quittung.kind, Versicherung.kind, Bescheid.kind, Mahnung.kind, Vertrag.kind,
    Gutschrift.kind, Einladung.kind, Info.kind,
  ]
}
