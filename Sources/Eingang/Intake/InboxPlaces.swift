import Glibc

/// Where the household's folders really lie, whatever links lead there.
struct InboxPlaces: Hashable, Sendable {
  private let inbox: String
  private let home: String
  private let archive: String
  private let ablage: String?

  init(inbox: String, home: String, archive: String, ablage: String?) {
    self.inbox = inbox
    self.home = home
    self.archive = archive
    self.ablage = ablage
  }

  /// Refuses folders of which the program would take in what it has written itself.
  func check() throws(IntakeError) {
    let real = InboxPlaces.real(inbox)
    for other in [archive, ablage].compactMap(\.self) {
      let place = InboxPlaces.real(other)
      if InboxPlaces.lies(place, in: real) { throw .nested(inner: other, outer: inbox) }
      if InboxPlaces.lies(real, in: place) { throw .nested(inner: inbox, outer: other) }
    }
    if InboxPlaces.lies(InboxPlaces.real(home), in: real) { throw .nested(inner: home, outer: inbox) }
  }

  /// True where a missing inbox may be made: one that was never there, or one that nothing can be mounted on.
  ///
  /// A folder made where a share belongs would hide from everybody that the share is missing.
  func mayMakeInbox(isFirstRun: Bool) -> Bool {
    isFirstRun || InboxPlaces.lies(InboxPlaces.real(inbox), in: InboxPlaces.real(home))
  }

  static func lies(_ path: String, in folder: String) -> Bool {
    (path + "/").utf8.starts(with: ((folder == "/" ? "" : folder) + "/").utf8)
  }

  /// Without links, also where the last parts of a path are not there yet.
  static func real(_ path: String) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    let parent = FilePath.folder(of: path)
    guard parent != path, parent != "." else { return path }
    let above = real(parent)
    if FilePath.name(of: path) == ".." { return FilePath.folder(of: above) }
    return (above == "/" ? "" : above) + "/" + FilePath.name(of: path)
  }
}
