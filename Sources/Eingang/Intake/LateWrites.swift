/// Watches over what was taken a while ago: a program that still has such a file open may go on writing to it.
///
/// What it writes then lies where the file was moved to, and nowhere else. Once that stands still and is whole, it is
/// taken in as a document of its own.
actor LateWrites {
  /// How far back is looked at the start.
  static let atStart: Int64 = 24 * 3600 * 1000
  /// How long a file is watched over, and as long again as what it waits for takes.
  static let span = Duration.seconds(15 * 60)

  private struct Watched {
    let file: TakenFile
    let until: ContinuousClock.Instant
  }

  private let store: Store
  private let rule: StabilityRule
  private let inspector: InboxInspector
  private let executor = QueueExecutor(label: "late writes")
  private var state: InboxState
  private var watched: [String: Watched] = [:]
  /// The last line of the journal that was looked at; nil before the first look.
  private var last: Int?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(store: Store, rule: StabilityRule, inspector: InboxInspector) {
    self.store = store
    self.rule = rule
    self.inspector = inspector
    // Nobody renames into place here, and a program that pauses is not asked to close what it does not have.
    state = InboxState(rule: rule)
  }

  /// True where nothing was taken lately.
  var isIdle: Bool { watched.isEmpty }

  /// Changed files that are to be taken in by now, with the number of the document that they once were.
  ///
  /// What cannot be compared with the store just now comes a while later; only where nothing else is due, the reason is
  /// thrown.
  func due(now: InboxMoment) async throws(StoreError) -> [(arrival: Arrival, document: Int)] {
    try remember(now)
    let changed = watched.values.compactMap { LateWrites.changed($0.file) }.sorted { $0.path < $1.path }
    let findings = state.look(at: InboxListing(files: changed), now: now)
    var arrived = findings.arrived
    for item in findings.quiet {
      let verdict = await inspector.verdict(on: item)
      if state.answer(item, verdict, now: now) { arrived.append(item) }
    }
    var due: [(Arrival, Int)] = []
    var trouble: StoreError?
    for item in arrived {
      guard let file = watched[item.path]?.file else { continue }
      do throws(StoreError) {
        if try isNew(item) {
          due.append((Arrival(changed: item), file.document))
        } else {
          state.settle(item, .taken, now: now)
        }
      } catch {
        state.settle(item, .failed(.store(error)), now: now)
        trouble = error
      }
    }
    if due.isEmpty, let trouble { throw trouble }
    return due
  }

  /// It was taken in, or not.
  func settle(_ item: InboxItem, _ fate: InboxFate, now: InboxMoment) throws(StoreError) {
    state.settle(item, fate, now: now)
    guard fate == .taken, let file = watched[item.path]?.file else { return }
    try store.noteChange(of: file)
  }

  private func remember(_ now: InboxMoment) throws(StoreError) {
    let since = UTCTime(milliseconds: now.time.milliseconds - LateWrites.atStart)
    for file in try store.taken(after: last, since: since) {
      watched[file.path] = Watched(file: file, until: now.instant + LateWrites.span + rule.patience)
      last = file.line
    }
    last = last ?? 0
    watched = watched.filter { $0.value.until > now.instant }
  }

  /// The file where it no longer looks as it did when it was copied.
  private static func changed(_ file: TakenFile) -> InboxFile? {
    guard let now = InboxFile(path: file.path), now.status.kind == .file else { return nil }
    // A file system may note times a little coarsely.
    let written = now.status.modified / 1_000_000 + 20
    return now.status.size != file.size || written >= file.archived.milliseconds ? now : nil
  }

  /// False where the archive holds these bytes already.
  ///
  /// What cannot be read is tried, which says why.
  private func isNew(_ item: InboxItem) throws(StoreError) -> Bool {
    let sha256: String
    do { sha256 = try Files.digest(of: item.path).sha256 } catch { return true }
    return try store.originalPath(of: sha256) == nil
  }
}
