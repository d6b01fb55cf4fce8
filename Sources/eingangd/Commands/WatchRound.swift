import Eingang

/// The daemon with its settings as they were when it began.
struct WatchRound: Sendable {
  private let call: Invocation
  private let report: IntakeReport
  private let household: Household
  private let parts: Intake.Parts
  private let loop: IntakeLoop
  private let file: String
  /// The settings' file before it was read, so that no later change is missed.
  private let seen: FileStatus?

  /// Throws where the settings cannot be used, or the store cannot be opened; nothing is watched yet.
  init(_ call: Invocation, _ report: IntakeReport) throws {
    let seen = FileStatus(following: try call.configurationFile())
    let household = try Household(
      call, creating: true, patience: StorePatience(.starting) { report.tell(.store($0)) })
    try self.init(call, report, household, seen: seen)
  }

  private init(_ call: Invocation, _ report: IntakeReport, _ household: Household, seen: FileStatus?) throws {
    self.call = call
    self.report = report
    self.household = household
    self.seen = seen
    let home = try call.home()
    file = try call.configurationFile()
    parts = try household.intakeParts(call)
    let configuration = household.configuration
    var loop = IntakeLoop(
      home: home, folders: configuration.ordner, check: Readers.inspector(configuration),
      parallel: Readers.count(configuration))
    loop.rule = StabilityRule(configuration.eingang)
    self.loop = loop
    try loop.checkFolders(parts.archive)
  }

  /// Watches until the task is cancelled, or until the settings are others: then gives the round that goes on with them.
  func run() async throws -> WatchRound? {
    recover()
    return try await withThrowingTaskGroup(of: WatchRound?.self) { group in
      group.addTask {
        if let error = await watch() { throw error }
        return nil
      }
      group.addTask { await withNewSettings() }
      let next = try await group.next() ?? nil
      group.cancelAll()
      try await group.waitForAll()
      return next
    }
  }

  /// Gives the reason where it cannot go on.
  private func watch() async -> (any Error)? {
    do {
      try await loop.run(parts) { [report] in report.tell($0) }
      return nil
    } catch {
      return error
    }
  }

  /// How often it looks at the settings.
  private static let glance = Duration.seconds(2)

  /// Waits until the settings' file says something else that can be used; nil once the task is cancelled.
  ///
  /// A file counts as written when it is the same at two looks. The store stays open from one round to the next.
  private func withNewSettings() async -> WatchRound? {
    var known = self.seen
    var seen = known
    var isRefused = false
    while await Intake.rest(WatchRound.glance) {
      let now = FileStatus(following: file)
      defer { seen = now }
      guard now != known, now == seen else { continue }
      known = now
      guard now != nil else {
        report.keepsSettings("\(file): is gone.")
        isRefused = true
        continue
      }
      do {
        let configuration = try call.configuration()
        if configuration != household.configuration {
          try checkArchive(configuration)
          let next = try WatchRound(call, report, Household(call, configuration, household.store), seen: known)
          report.hasNewSettings(file)
          return next
        }
        if isRefused { report.hasNewSettings(file) }
        isRefused = false
      } catch {
        report.keepsSettings("\(error)")
        isRefused = true
      }
    }
    return nil
  }

  /// Refuses to leave originals behind: only a person can move them.
  private func checkArchive(_ configuration: Configuration) throws {
    let (old, new) = (household.configuration.ordner.archiv, configuration.ordner.archiv)
    if old == new { return }
    throw Failure(
      .folderUnusable,
      "ordner.archiv: \(new): the originals lie in \(old). End watch, move that folder there, and start watch again.")
  }

  /// Takes back what a killed decision had left half done; where that cannot be done just now, the next decision does it.
  private func recover() {
    do throws(ReviewError) {
      try household.decisions.recover()
    } catch .file(let error) {
      report.tell(.left(error))
    } catch .store(let error) {
      report.tell(.store(.waits(error)))
    } catch {
      // Whatever else holds it up is said to the person who decides next.
    }
  }
}
