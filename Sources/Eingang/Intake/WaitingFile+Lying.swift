extension WaitingFile {
  /// What lies in an inbox that nobody watches; nothing is renamed or otherwise changed.
  package static func lying(in inbox: String, ignoring ignored: IgnoreList) throws(FileError) -> [WaitingFile] {
    try sighted(in: inbox, ignored).map { file in
      let isWaiting = [.settling, .checking, .queued, .filling, .series].contains(file.reason) && file.detail.isEmpty
      return isWaiting
        ? WaitingFile(path: file.path, size: file.size, since: file.since, reason: .unwatched) : file
    }
  }

  /// What lies there beside what a running `watch` has written down: on a full disk it cannot write.
  package static func unlisted(
    in inbox: String, ignoring ignored: IgnoreList, beside listed: [WaitingFile]
  ) throws(FileError) -> [WaitingFile] {
    try sighted(in: inbox, ignored).filter { file in
      !listed.contains { InboxPlaces.lies($0.path, in: file.path) || InboxPlaces.lies(file.path, in: $0.path) }
    }
  }

  private static func sighted(in inbox: String, _ ignored: IgnoreList) throws(FileError) -> [WaitingFile] {
    var state = InboxState(rule: StabilityRule())
    let now = InboxMoment.now()
    _ = state.look(at: try InboxListing(of: inbox, ignoring: ignored), now: now)
    return state.waiting(now: now.time)
  }
}
