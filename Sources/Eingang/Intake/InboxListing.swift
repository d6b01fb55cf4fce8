/// What lies in an inbox at one moment.
struct InboxListing: Sendable {
  /// Something that is no file or folder to be taken, and why.
  struct Stray: Hashable, Sendable {
    let path: String
    let why: Untaken
  }

  /// Files and folders that may become documents, in natural order.
  private(set) var items: [InboxItem] = []
  /// Links, special files, names that are not UTF-8, folders that cannot be read; also those within folders.
  var strays: [Stray] = []
  /// Files that still bear the name they have while they are written.
  private(set) var unfinished: [InboxFile] = []
  /// Names that were put right just now, also those within folders.
  private(set) var renamed: [Files.Renaming] = []
  /// Things whose names are put right once they have stood still; they are not taken before.
  private(set) var unsettled: [String] = []
  private var ignored = IgnoreList.standard

  init() {}

  /// Only who is to take them may rename files whose names are not UTF-8, and says when.
  init(of inbox: String, names rest: NameRest? = nil, ignoring ignored: IgnoreList = .standard) throws(FileError) {
    self.ignored = ignored
    let listing = try Files.listing(of: inbox, inInbox: inbox) { rest?.verdict(on: $0) ?? .stays }
    renamed = listing.renamed
    unsettled = listing.unsettled.map { inbox + "/" + $0 }
    for name in listing.misnamed { strays.append(Stray(path: inbox + "/" + name, why: .misnamed(inbox + "/" + name))) }
    for name in listing.names {
      switch InboxName(name, by: ignored) {
      case .ignored: continue
      // A name that is gone again was moved away since the folder was listed.
      case .unfinished: if let file = InboxFile(path: inbox + "/" + name) { unfinished.append(file) }
      case .document: if let file = InboxFile(path: inbox + "/" + name) { add(file, inInbox: inbox, rest) }
      }
    }
    join()
  }

  /// Of files that lie elsewhere.
  init(files: [InboxFile]) { items = files.map(InboxItem.init(file:)) }

  /// Makes the pages of a series one item, where the first of them lay.
  private mutating func join() {
    let single = items.filter(\.isSingle).map { ($0.path, $0.files[0]) }
    let names = single.map { path, file in
      PageSeries.File(name: FilePath.name(of: path), modified: file.status.modified)
    }
    let series = PageSeries.groups(of: names).filter { $0.count > 1 }
    guard !series.isEmpty else { return }
    // By their bytes: two spellings of one umlaut are two names.
    let files = Dictionary(single.map { (InboxPlace(FilePath.name(of: $0)), $1) }) { one, _ in one }
    let joined = series.map { names in InboxItem(series: names.compactMap { files[InboxPlace($0)] }) }
    let places = Set(joined.flatMap(\.files).map { InboxPlace($0.path) })
    items = items.filter { !places.contains(InboxPlace($0.path)) } + joined
    items.sort { NaturalOrder.precedes($0.path, $1.path) }
  }

  private mutating func add(_ file: InboxFile, inInbox inbox: String, _ rest: NameRest?) {
    switch file.status.kind {
    case .file: items.append(InboxItem(file: file))
    case .folder:
      do {
        let item = try InboxItem(folder: file.path, inInbox: inbox, ignoring: ignored, names: rest)
        strays += item.strays
        renamed += item.renamed
        items.append(item)
      } catch {
        // One folder that cannot be read holds up none of the others.
        strays.append(Stray(path: file.path, why: .unreadable(error)))
      }
    case .link, .special: strays.append(Stray(path: file.path, why: .notAFile(file.path)))
    }
  }
}
