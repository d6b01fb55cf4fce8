import Glibc

/// A file as it lay in the inbox when it was looked at.
struct InboxFile: Hashable, Sendable {
  let path: String
  let status: FileStatus
}

/// What a person dropped: one file, or a folder whose files are one document.
struct InboxItem: Hashable, Sendable {
  let path: String
  let isFolder: Bool
  /// In page order: by their natural names, folders within the folder in turn.
  private(set) var files: [InboxFile] = []
  /// The folder and those within it.
  private(set) var folders: [String] = []
  /// Files in it that still bear the name they have while they are written.
  private(set) var unfinished: [String] = []
  /// What is in it and cannot be taken: links, special files, folders that lie too deep, names that are not UTF-8.
  private(set) var strange: [String] = []
  /// The first thing in it that keeps it from being whole: without one of its pages, a letter is another letter.
  private(set) var flaw: Untaken?

  /// Deeper folders are no longer a person's pages.
  private static let depth = 8

  init(file path: String, _ status: FileStatus) {
    self.path = path
    isFolder = false
    files = [InboxFile(path: path, status: status)]
  }

  /// The inbox where the folder lies in one: only there may files be renamed whose names are not UTF-8.
  init(folder path: String, inInbox inbox: String? = nil) throws(FileError) {
    self.path = path
    isFolder = true
    try collect(path, depth: 0, inbox)
  }

  /// Everything in the inbox, in natural order, and what in it is no file or folder.
  static func all(in inbox: String) throws(FileError) -> (items: [InboxItem], strange: [String]) {
    var items: [InboxItem] = []
    var strange: [String] = []
    let listing = try Files.listing(of: inbox, inInbox: inbox)
    strange += listing.misnamed.map { inbox + "/" + $0 }
    for name in listing.names where InboxName(name) == .document {
      let path = inbox + "/" + name
      // A name that is gone again was moved away since the folder was listed.
      guard let status = FileStatus(path: path) else { continue }
      switch status.kind {
      case .file: items.append(InboxItem(file: path, status))
      case .folder:
        do {
          let item = try InboxItem(folder: path, inInbox: inbox)
          strange += item.strange
          items.append(item)
        } catch {
          // One folder that cannot be read holds up none of the others.
          strange.append(path)
        }
      case .link, .special: strange.append(path)
      }
    }
    return (items, strange)
  }

  private mutating func collect(_ folder: String, depth: Int, _ inbox: String?) throws(FileError) {
    folders.append(folder)
    let listing = try Files.listing(of: folder, inInbox: inbox)
    for name in listing.misnamed { leave(folder + "/" + name, .misnamed(folder + "/" + name)) }
    for name in listing.names {
      let path = folder + "/" + name
      switch InboxName(name) {
      case .ignored: continue
      case .unfinished:
        unfinished.append(path)
        flaw = flaw ?? .changing(path)
      case .document: try add(path, depth: depth, inbox)
      }
    }
  }

  private mutating func add(_ path: String, depth: Int, _ inbox: String?) throws(FileError) {
    guard let status = FileStatus(path: path) else { return }
    switch status.kind {
    case .file: files.append(InboxFile(path: path, status: status))
    case .folder where depth < InboxItem.depth: try collect(path, depth: depth + 1, inbox)
    case .folder: leave(path, .tooDeep(path))
    case .link, .special: leave(path, .notAFile(path))
    }
  }

  private mutating func leave(_ path: String, _ why: Untaken) {
    strange.append(path)
    flaw = flaw ?? why
  }
}
