extension InboxState {
  /// Files with an unfinished name are somebody's work in progress; after this they are forgotten ones.
  private static let forgotten: Int64 = 10 * 60 * 1000

  /// Everything that lies in the inbox and is not taken yet, as a person is told of it.
  func waiting(now: UTCTime) -> [WaitingFile] {
    let all = all
    let lying = all.map { sighting in
      let (reason, detail) = reason(sighting)
      return WaitingFile(
        path: sighting.item.path, size: sighting.item.size, since: sighting.since, reason: reason, detail: detail)
    }
    let folders = Set(all.filter(\.item.isFolder).map { InboxPlace($0.item.path) })
    var further = strays.values.filter { !folders.contains(InboxPlace(FilePath.folder(of: $0.stray.path))) }
      .map { stray, since in
        WaitingFile(
          path: stray.path, size: 0, since: since, reason: WaitingFile.Reason(stray.why),
          detail: detail(stray.why))
      }
    further += unfinished.filter { now.milliseconds - $0.changed.milliseconds >= InboxState.forgotten }
      .map { WaitingFile(path: $0.path, size: $0.status.size, since: $0.changed, reason: .provisional) }
    further += unsettled.values.map { WaitingFile(path: $0.path, size: 0, since: $0.since, reason: .settling) }
    return lying + further.sorted { NaturalOrder.precedes($0.path, $1.path) }
  }

  private func detail(_ why: Untaken) -> String {
    if case .notAFile(let path) = why, let special = SpecialFile(path), special != .link { return special.german }
    return why.isAboutFile ? "" : why.germanReason
  }

  private func reason(_ sighting: InboxSighting) -> (WaitingFile.Reason, String) {
    let item = sighting.item
    if case .handedOn = sighting.phase {
      if sighting.isOverdue { return (.overdue, "") }
      if item.hasEmptyFile, sighting.obstacle == nil { return (.empty, "wird angenommen, wie es ist") }
    }
    switch sighting.isTriedAgain ? sighting.obstacle ?? sighting.phase : sighting.phase {
    case .settling:
      if let flaw = item.flaw { return (WaitingFile.Reason(flaw), flaw.germanReason) }
      if item.hasEmptyFile || item.files.isEmpty { return (.empty, "") }
      return (item.isFolder ? .filling : item.mayGrowByFiles ? .series : .settling, "")
    case .checking: return (.checking, "")
    case .waiting(.open(let name)): return (.open, name)
    case .waiting(.incomplete(let why)): return (.incomplete, why)
    case .waiting: return (.growing, "")
    case .handedOn, .taken: return (.queued, "")
    case .left: return (.left, "es lässt sich nicht wegräumen")
    case .failed(let why): return (.failed, why)
    }
  }
}
