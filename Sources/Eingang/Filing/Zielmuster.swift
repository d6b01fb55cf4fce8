/// A target with gaps where it names the letter's person or year, so that it serves the next one: `Schule/{person}`.
struct Zielmuster: Hashable, Sendable {
  let text: String

  init(_ ziel: String, person: String?, jahr: String?) {
    let levels = ziel.split(separator: "/").map { level in
      if let person, !person.isEmpty, level == person.filter({ $0 != "/" }) { return Zielmuster.person }
      guard let jahr, !jahr.isEmpty else { return String(level) }
      // Only where no digit goes on: 2025 in 20250101 is no year.
      let parts = level.split(separator: " ", omittingEmptySubsequences: false)
      return parts.map { $0 == jahr ? Zielmuster.jahr : String($0) }.joined(separator: " ")
    }
    text = levels.joined(separator: "/")
  }

  /// As it was kept.
  init(kept text: String) { self.text = text }

  var namesPerson: Bool { text.contains(Zielmuster.person) }

  /// The target for a letter; nil where that does not say what a gap needs.
  func ziel(person: String?, jahr: String?) -> String? {
    var ziel = text
    for (gap, value) in [(Zielmuster.person, person), (Zielmuster.jahr, jahr)] where ziel.contains(gap) {
      guard let value = value?.filter({ $0 != "/" }), !value.isEmpty else { return nil }
      ziel = ziel.replacing(gap, with: value)
    }
    return ziel
  }

  private static let person = "{person}"
  private static let jahr = "{jahr}"
}
