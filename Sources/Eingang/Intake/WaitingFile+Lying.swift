extension WaitingFile {
  /// What lies in an inbox that nobody watches; nothing is renamed or otherwise changed.
  package static func lying(in inbox: String, ignoring ignored: IgnoreList) throws(FileError) -> [WaitingFile] {
    var state = InboxState(rule: StabilityRule())
    let now = InboxMoment.now()
    _ = state.look(at: try InboxListing(of: inbox, ignoring: ignored), now: now)
    return state.waiting(now: now.time).map { file in
      let isWaiting = [.settling, .checking, .queued, .filling, .series].contains(file.reason) && file.detail.isEmpty
      return isWaiting
        ? WaitingFile(path: file.path, size: file.size, since: file.since, reason: .unwatched) : file
    }
  }
}
