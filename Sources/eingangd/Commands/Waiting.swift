import Eingang

/// What waits in the inbox: as the running `watch` has written it down, or as the folder looks where none runs.
struct Waiting {
  let files: [WaitingFile]
  let unread: [UnreadDocument]
  let isWatched: Bool
  let inbox: String

  init(_ call: Invocation, _ store: Store) throws {
    let configuration = try call.configuration()
    inbox = configuration.ordner.inbox
    let word = try FileLock.word(call.home().lockPath)
    isWatched = word == FileLock.watch
    files = try Waiting.files(in: inbox, configuration, listed: isWatched ? store.waiting() : nil)
    unread = try store.unread()
  }

  /// Files of that name, in whatever folder of the inbox.
  func files(named name: String) -> [WaitingFile] {
    files.filter { $0.path == name || FilePath.name(of: $0.path) == FilePath.name(of: name) }
  }

  /// `listed` by a running `watch`, nil where none runs.
  private static func files(
    in inbox: String, _ configuration: Configuration, listed: [WaitingFile]?
  ) throws -> [WaitingFile] {
    // An inbox that has yet to be made, or that is away, holds nothing.
    guard FileStatus(following: inbox) != nil else { return listed ?? [] }
    let ignored = IgnoreList(configuration.eingang.ignorieren)
    guard let listed else { return try WaitingFile.lying(in: inbox, ignoring: ignored) }
    return try listed + WaitingFile.unlisted(in: inbox, ignoring: ignored, beside: listed)
  }
}
