import Glibc

/// A file as it lay in the inbox when it was looked at.
struct InboxFile: Hashable, Sendable {
  let path: String
  let status: FileStatus
  /// When anything about it changed last, by the system's own account, which no program can set.
  let changed: UTCTime

  init(path: String, status: FileStatus, changed: UTCTime) {
    self.path = path
    self.status = status
    self.changed = changed
  }

  /// Nil where nothing has that name.
  init?(path: String) {
    guard let (status, changed) = FileStatus.withChange(path: path) else { return nil }
    self.init(path: path, status: status, changed: changed)
  }
}

/// What a person dropped: one file, files numbered as pages, or a folder, whose files are one document.
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
  private(set) var strays: [InboxListing.Stray] = []
  /// The first thing in it that keeps it from being whole: without one of its pages, a letter is another letter.
  private(set) var flaw: Untaken?

  /// Names in it that were put right just now.
  private(set) var renamed: [Files.Renaming] = []

  private let ignored: IgnoreList

  /// Deeper folders are no longer a person's pages.
  private static let depth = 8

  init(file: InboxFile) {
    path = file.path
    isFolder = false
    ignored = .standard
    files = [file]
  }

  /// Files beside one another whose names say that they are the pages of one document.
  init(series: [InboxFile]) {
    path = series[0].path
    isFolder = false
    ignored = .standard
    files = series
  }

  /// One file that was dropped as such.
  var isSingle: Bool { !isFolder && files.count == 1 }
  /// Further pages may be on their way.
  var mayGrowByFiles: Bool { isFolder || files.count > 1 || PageSeries.mayBePage(FilePath.name(of: path)) }
  var hasEmptyFile: Bool { files.contains { $0.status.size == 0 } }
  var size: Int { files.reduce(0) { $0 + $1.status.size } }
  /// When anything about its files changed last.
  var changed: UTCTime? { files.map(\.changed).max() }

  /// The inbox where the folder lies in one: only there may files be renamed whose names are not UTF-8.
  init(
    folder path: String, inInbox inbox: String? = nil, ignoring ignored: IgnoreList = .standard,
    names rest: NameRest? = nil
  ) throws(FileError) {
    self.path = path
    isFolder = true
    self.ignored = ignored
    try collect(path, depth: 0, inbox, rest)
  }

  private mutating func collect(
    _ folder: String, depth: Int, _ inbox: String?, _ rest: NameRest?
  ) throws(FileError) {
    folders.append(folder)
    let listing = try Files.listing(of: folder, inInbox: inbox) { rest?.verdict(on: $0) ?? .stays }
    renamed += listing.renamed
    if let name = listing.unsettled.first { flaw = flaw ?? .changing(folder + "/" + name) }
    for name in listing.misnamed { leave(folder + "/" + name, .misnamed(folder + "/" + name)) }
    for name in listing.names {
      let path = folder + "/" + name
      switch InboxName(name, by: ignored) {
      case .ignored: continue
      case .unfinished:
        unfinished.append(path)
        flaw = flaw ?? .changing(path)
      case .document: try add(path, depth: depth, inbox, rest)
      }
    }
  }

  private mutating func add(
    _ path: String, depth: Int, _ inbox: String?, _ rest: NameRest?
  ) throws(FileError) {
    guard let file = InboxFile(path: path) else { return }
    switch file.status.kind {
    case .file: files.append(file)
    case .folder where depth < InboxItem.depth: try collect(path, depth: depth + 1, inbox, rest)
    case .folder: leave(path, .tooDeep(path))
    case .link, .special: leave(path, .notAFile(path))
    }
  }

  private mutating func leave(_ path: String, _ why: Untaken) {
    strays.append(InboxListing.Stray(path: path, why: why))
    flaw = flaw ?? why
  }
}
