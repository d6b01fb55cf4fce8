/// What has been seen of an inbox so far, and which of it is whole by now.
///
/// Knows no clock: each look at the inbox comes with its time.
struct InboxState: Sendable {
  private struct Sighting: Sendable {
    var item: InboxItem
    var since: ContinuousClock.Instant
    /// Handed on already; not again until it changes.
    var isHandedOn = false
  }

  /// A path as the file system tells paths apart: as text, two spellings of one umlaut would be the same file.
  private struct Place: Hashable, Sendable {
    private let bytes: [UInt8]

    init(_ path: String) { bytes = Array(path.utf8) }
  }

  private let rule: StabilityRule
  private var sightings: [Place: Sighting] = [:]
  /// Files that were closed after writing, or renamed into place.
  private var signs: Set<String> = []
  private var strange: Set<Place> = []

  init(rule: StabilityRule) { self.rule = rule }

  /// A file was closed after writing, or renamed into place.
  mutating func sign(_ path: String) { signs.insert(path) }

  /// What became whole since the last look, and what is strange and was not yet said to be.
  mutating func look(
    at items: [InboxItem], strange: [String], now: ContinuousClock.Instant
  ) -> (whole: [InboxItem], strange: [String]) {
    sightings = items.reduce(into: [:]) { kept, item in
      var sighting = sightings[Place(item.path)] ?? Sighting(item: item, since: now)
      if sighting.item != item { sighting = Sighting(item: item, since: now) }
      kept[Place(item.path)] = sighting
    }
    let present = Set(items.flatMap { $0.files.map(\.path) })
    signs.formIntersection(present)
    let whole = items.filter { item in
      guard let sighting = sightings[Place(item.path)], !sighting.isHandedOn,
        let wait = rule.wait(for: item, signs: signs), sighting.since.duration(to: now) >= wait
      else { return false }
      sightings[Place(item.path)]?.isHandedOn = true
      return true
    }
    let new = strange.filter { !self.strange.contains(Place($0)) }
    self.strange = Set(strange.map(Place.init))
    return (whole, new)
  }

  /// How long until something may be whole; nil where nothing is waited for.
  func nextLook(now: ContinuousClock.Instant) -> Duration? {
    sightings.values.compactMap { sighting in
      guard !sighting.isHandedOn, let wait = rule.wait(for: sighting.item, signs: signs) else { return nil }
      return max(.zero, wait - sighting.since.duration(to: now))
    }.min()
  }
}
