/// The kind of paper.
public enum Belegart: String, CaseIterable, Sendable, Hashable, Codable {
  case elternbrief
  case rechnung
  case quittung
  case versicherung
  case bescheid
  case mahnung
  case vertrag
  case gutschrift
  case einladung
  case info
}
