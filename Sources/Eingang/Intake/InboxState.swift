/// What has been seen of an inbox so far, and what is to be done about it.
///
/// Knows no clock and no disk: each look at the inbox, and each answer about something in it, comes with its time.
struct InboxState: Sendable {
  /// What one look gave.
  struct Findings: Sendable {
    /// Stands still; somebody has to look whether it is whole.
    var quiet: [InboxItem] = []
    /// To be taken as it is.
    var arrived: [InboxItem] = []
    /// Cannot be taken, and was not yet said to be so.
    var strays: [String] = []
  }

  private let rule: StabilityRule
  private var sightings: [InboxPlace: InboxSighting] = [:]
  /// As they were listed.
  private var order: [InboxPlace] = []
  private var signs: [InboxPlace: StabilityRule.Sign] = [:]
  /// Signs that came after the last look.
  private var fresh: Set<InboxPlace> = []
  private(set) var strays: [InboxPlace: (stray: InboxListing.Stray, since: UTCTime)] = [:]
  private(set) var unfinished: [InboxFile] = []
  /// Names that are not UTF-8 and are put right once what bears them has stood still.
  private(set) var unsettled: [InboxPlace: (path: String, since: UTCTime)] = [:]

  init(rule: StabilityRule) { self.rule = rule }

  /// In the order in which a person reads names.
  var all: [InboxSighting] { order.compactMap { sightings[$0] } }

  /// A file was closed after writing, or renamed into place.
  mutating func sign(_ path: String, _ sign: StabilityRule.Sign) {
    let place = InboxPlace(path)
    // A program that renames a file into place may well close it afterwards; that tells nothing new.
    if sign == .renamed || signs[place] == nil || !fresh.contains(place) { signs[place] = sign }
    fresh.insert(place)
  }

  /// What has become of the inbox; times of change are not trusted where other machines' clocks made them.
  mutating func look(at listing: InboxListing, now: InboxMoment, trustsTimes: Bool = true) -> Findings {
    var findings = Findings()
    var kept: [InboxPlace: InboxSighting] = [:]
    for item in listing.items {
      let place = InboxPlace(item.path)
      var sighting = sightings[place] ?? InboxSighting(item, now: now, trustsTimes: trustsTimes)
      if sighting.item != item {
        sighting.change(to: item, now: now)
        // What was heard before says nothing of what it has become since.
        if !fresh.contains(place) { signs[place] = nil }
      }
      sighting.confirm()
      advance(&sighting, place, now, &findings)
      kept[place] = sighting
    }
    sightings = kept
    order = listing.items.map { InboxPlace($0.path) }
    signs = signs.filter { kept[$0.key] != nil }
    fresh = []
    unfinished = listing.unfinished
    let known = unsettled
    unsettled = Dictionary(
      listing.unsettled.map { (InboxPlace($0), ($0, known[InboxPlace($0)]?.since ?? now.time)) }
    ) { one, _ in one }
    findings.strays = note(listing.strays, now)
    return findings
  }

  private func advance(
    _ sighting: inout InboxSighting, _ place: InboxPlace, _ now: InboxMoment, _ findings: inout Findings
  ) {
    var isDue = sighting.due(rule, signs[place]).map { $0 <= now.instant } ?? false
    if case .waiting(.open) = sighting.phase, fresh.contains(place) { isDue = true }
    guard isDue else { return }
    if case .waiting = sighting.phase, sighting.isPatienceOver(rule, now: now) {
      sighting.handOn(isOverdue: true)
      findings.arrived.append(sighting.item)
    } else {
      sighting.check()
      findings.quiet.append(sighting.item)
    }
  }

  private mutating func note(_ found: [InboxListing.Stray], _ now: InboxMoment) -> [String] {
    let known = strays
    strays = [:]
    for stray in found {
      let place = InboxPlace(stray.path)
      strays[place] = (stray, known[place]?.since ?? now.time)
    }
    return found.filter { known[InboxPlace($0.path)] == nil }.map(\.path)
  }

  /// Somebody has looked into it: true where it is to be taken now.
  ///
  /// An answer about what has changed meanwhile is of no interest.
  mutating func answer(_ item: InboxItem, _ verdict: InboxVerdict, now: InboxMoment) -> Bool {
    let place = InboxPlace(item.path)
    guard var sighting = sightings[place], sighting.item == item, sighting.phase == .checking else { return false }
    defer { sightings[place] = sighting }
    switch verdict {
    case .growing where signs[place] != .renamed && sighting.changed + rule.quietWhenGrowing > now.instant:
      sighting.wait(until: sighting.changed + rule.quietWhenGrowing)
      return false
    case .open, .incomplete:
      guard !sighting.isPatienceOver(rule, now: now) else {
        sighting.handOn(isOverdue: true)
        return true
      }
      sighting.wait(verdict, rule, now: now)
      return false
    case .whole, .growing: break
    }
    sighting.handOn()
    return true
  }

  /// It was taken, or not.
  mutating func settle(_ item: InboxItem, _ fate: InboxFate, now: InboxMoment) {
    let place = InboxPlace(item.path)
    guard var sighting = sightings[place], sighting.phase == .handedOn(item) else { return }
    defer { sightings[place] = sighting }
    guard sighting.item == item else { return sighting.settle() }
    switch fate {
    case .taken: sighting.leave()
    case .untaken(.vanished), .untaken(.changing): sighting.restart(now: now)
    case .untaken(let why): sighting.fail(why.germanReason, rule, now: now)
    case .failed(let error): sighting.fail(error.germanReason, rule, now: now)
    }
  }

  /// How long until something is due; nil where nothing is waited for.
  func nextLook(now: InboxMoment) -> Duration? {
    let next = sightings.compactMap { $1.due(rule, signs[$0]) }.min()
    return next.map { max(.zero, now.instant.duration(to: $0)) }
  }
}

/// A path as the file system tells paths apart: as text, two spellings of one umlaut would be the same file.
struct InboxPlace: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ path: String) { bytes = Array(path.utf8) }
}
