import AlbertModel

/// A top level of the filing tree with the words that speak for it.
struct Sector: Sendable {
  let name: String
  /// True where each member of the household has a folder of their own.
  let byPerson: Bool
  /// Log-odds before a word is read, by kind of paper.
  let priors: [Belegart: Double]
  let cues: [Cue]

  init(_ name: String, byPerson: Bool = false, priors: [Belegart: Double] = [:], cues: [[Cue]]) {
    self.name = name
    self.byPerson = byPerson
    self.priors = priors
    self.cues = cues.flatMap(\.self)
  }
}

/// Every top level that is built in.
enum SectorList {
  static let all: [Sector] = [
    schule, kita, versicherungen, gesundheit, wohnen, auto, finanzen, steuern, behoerden, vertraege, freizeit, belege,
    arbeit, sonstiges,
  ]
}
