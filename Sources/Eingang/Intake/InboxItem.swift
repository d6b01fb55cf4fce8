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
  /// True where a file in it still bears the name it has while it is written.
  private(set) var isUnfinished = false
  /// Links and special files, which are not taken.
  private(set) var strange: [String] = []

  /// Deeper folders are no longer a person's pages.
  private static let depth = 8

  init(file path: String, _ status: FileStatus) {
    self.path = path
    isFolder = false
    files = [InboxFile(path: path, status: status)]
  }

  init(folder path: String) throws(FileError) {
    self.path = path
    isFolder = true
    try collect(path, depth: 0)
  }

  /// Everything in the inbox, in natural order, and what in it is no file or folder.
  static func all(in inbox: String) throws(FileError) -> (items: [InboxItem], strange: [String]) {
    var items: [InboxItem] = []
    var strange: [String] = []
    for name in try Files.names(in: inbox) where InboxName(name) == .document {
      let path = inbox + "/" + name
      // A name that is gone again was moved away since the folder was listed.
      guard let status = FileStatus(path: path) else { continue }
      switch status.kind {
      case .file: items.append(InboxItem(file: path, status))
      case .folder:
        do {
          let item = try InboxItem(folder: path)
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

  private mutating func collect(_ folder: String, depth: Int) throws(FileError) {
    folders.append(folder)
    for name in try Files.names(in: folder) {
      let path = folder + "/" + name
      switch InboxName(name) {
      case .ignored: continue
      case .unfinished: isUnfinished = true
      case .document: try add(path, depth: depth)
      }
    }
  }

  private mutating func add(_ path: String, depth: Int) throws(FileError) {
    guard let status = FileStatus(path: path) else { return }
    switch status.kind {
    case .file: files.append(InboxFile(path: path, status: status))
    case .folder where depth < InboxItem.depth: try collect(path, depth: depth + 1)
    case .folder, .link, .special: strange.append(path)
    }
  }
}
