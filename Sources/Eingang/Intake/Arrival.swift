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
  /// The folder in which they came, whether it stays or not.
  private(set) var cameIn: String?
  /// Only the names of the files say that they are one document.
  package internal(set) var isSeries = false
  /// Why it cannot be taken, where that is known beforehand.
  package private(set) var refusal: Untaken?
  /// As it was when it had stood still; nil for what a person named.
  private(set) var item: InboxItem?

  package init(files: [String], mode: Mode, folder: String? = nil, inbox: String? = nil) {
    self.files = files
    self.mode = mode
    self.folder = folder
    self.inbox = inbox
    cameIn = folder
  }

  /// What has stood still in an inbox and is whole.
  init(_ item: InboxItem, inbox: String) {
    self.init(
      files: item.files.map(\.path), mode: .move, folder: item.isFolder ? item.path : nil, inbox: inbox)
    isSeries = !item.isFolder && item.files.count > 1
    self.item = item
  }

  /// A file that was written to after it had been taken.
  init(changed item: InboxItem) {
    self.init(files: item.files.map(\.path), mode: .copy)
    self.item = item
  }

  /// Names as they arrived, for messages.
  package var names: [String] { files.map(FilePath.name) }

  private init(refused path: String, mode: Mode, _ why: Untaken) {
    self.init(files: [path], mode: mode)
    refusal = why
  }

  /// What a person named: each file and each folder a document, or all of them one.
  ///
  /// A folder with a page that cannot be taken is refused as a whole, and so is what it is joined to; a file that is
  /// missing is found out when it is taken. A folder without any file is no document.
  package static func documents(
    _ paths: [String], joined: Bool, mode: Mode, ignoring ignored: IgnoreList = .standard
  ) -> [Arrival] {
    let arrivals: [Arrival] = paths.compactMap { path in
      let isFolder = FileStatus(path: path)?.kind == .folder
      return isFolder ? document(folder: path, mode, ignored) : Arrival(files: [path], mode: mode)
    }
    guard joined, arrivals.count > 1 else { return arrivals }
    var one = Arrival(files: arrivals.flatMap(\.files), mode: mode)
    one.refusal = arrivals.compactMap(\.refusal).first
    return [one]
  }

  private static func document(folder: String, _ mode: Mode, _ ignored: IgnoreList) -> Arrival? {
    do throws(FileError) {
      let item = try InboxItem(folder: folder, ignoring: ignored)
      if let flaw = item.flaw { return Arrival(refused: folder, mode: mode, .page(flaw)) }
      if item.files.isEmpty { return nil }
      var arrival = Arrival(files: item.files.map(\.path), mode: mode, folder: mode == .move ? folder : nil)
      arrival.cameIn = folder
      return arrival
    } catch {
      return Arrival(refused: folder, mode: mode, .unreadable(error))
    }
  }
}
