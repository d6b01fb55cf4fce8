/// Files that are to become one document.
package struct Arrival: Hashable, Sendable {
  package enum Mode: Hashable, Sendable {
    /// The files stay where they are.
    case copy
    /// The files are moved away once they are safe in the archive.
    case move
  }

  /// In page order.
  package let files: [String]
  package let mode: Mode
  /// A folder that was dropped as a whole, and is cleared away once it is empty.
  package let folder: String?
  /// The inbox, where the files lie in it.
  package let inbox: String?

  package init(files: [String], mode: Mode, folder: String? = nil, inbox: String? = nil) {
    self.files = files
    self.mode = mode
    self.folder = folder
    self.inbox = inbox
  }

  /// Names as they arrived, for messages.
  package var names: [String] { files.map(FilePath.name) }

  /// What a person named: each file and each folder a document, or all of them one.
  ///
  /// Throws where a folder cannot be listed; a file that is missing is found out when it is taken.
  package static func documents(
    _ paths: [String], joined: Bool, mode: Mode
  ) throws(FileError) -> [Arrival] {
    var arrivals: [Arrival] = []
    for path in paths {
      guard FileStatus(path: path)?.kind == .folder else {
        arrivals.append(Arrival(files: [path], mode: mode))
        continue
      }
      let item = try InboxItem(folder: path)
      let files = item.files.map(\.path)
      if !files.isEmpty { arrivals.append(Arrival(files: files, mode: mode, folder: mode == .move ? path : nil)) }
    }
    guard joined, arrivals.count > 1 else { return arrivals }
    return [Arrival(files: arrivals.flatMap(\.files), mode: mode)]
  }
}
