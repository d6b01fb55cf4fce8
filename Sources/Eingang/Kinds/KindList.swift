/// Every kind of paper; a kind that is not named here is never proposed.
enum KindList {
  static let all: [Kind] = [
    ElternbriefKind.kind, RechnungKind.kind, QuittungKind.kind, VersicherungKind.kind, BescheidKind.kind,
    MahnungKind.kind, VertragKind.kind,
    GutschriftKind.kind, EinladungKind.kind, InfoKind.kind,
  ]
}
