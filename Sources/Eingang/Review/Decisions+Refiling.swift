import AlbertModel

extension Decisions {
  /// What came of making a copy again.
  package enum Refiling: Hashable, Sendable {
    /// It lies where it was; what was damaged lies aside.
    case done(aside: String?)
    /// It was taken back or changed by hand meanwhile, or is whole: nothing was done.
    case needless
    /// The original files itself otherwise than it did then.
    case impossible(String)
  }

  /// Makes a copy in the Ablage again that is missing or damaged; never over a file that a person changed.
  package func refile(_ copy: FiledCopy) throws(ReviewError) -> Refiling {
    let item: FiledContent
    switch try content(of: copy) {
    case .success(let content): item = content
    case .failure(let unmade): return .impossible(unmade.why)
    }
    return try afterReversals { () throws(ReviewError) in
      guard try stored({ () throws(StoreError) in try store.filed(of: copy.document) }).contains(copy.file),
        [.missing, .damaged].contains(copy.state())
      else { return .needless }
      let folder = FilePath.folder(of: copy.file.path)
      guard FilePath.below(ablage, folder) != nil else { return .impossible("Sie lag nicht in der heutigen Ablage.") }
      try makeAblageFolder(folder)
      let temporary = folder + "/.eingangd-\(copy.document)-\(item.sha256.prefix(16)).teil"
      let plan = try stored { () throws(StoreError) in
        try store.plan(document: copy.document, sha256: item.sha256, temporary: temporary, path: copy.file.path)
      }
      try write(item, to: temporary)
      var aside: String?
      if FileStatus(path: copy.file.path) != nil {
        aside = try withdraw(copy.file.path, as: FilePath.name(of: copy.file.path), to: "beschaedigt-\(copy.decision)")
      }
      try files { () throws(FileError) in
        try Files.move(temporary, to: copy.file.path)
        try Files.syncFolder(folder)
      }
      let isNoted = try stored { () throws(StoreError) in
        try store.forget(plan, withdrawnTo: nil)
        return try store.noteRemade(copy, sha256: item.sha256)
      }
      return isNoted ? .done(aside: aside) : .needless
    }
  }

  private struct Unmade: Error { let why: String }

  /// What the copy was made of: the original itself where it has its bytes, else the PDF that the card's pages make today.
  private func content(of copy: FiledCopy) throws(ReviewError) -> Result<FiledContent, Unmade> {
    let originals = try stored { () throws(StoreError) in try store.files(of: copy.document) }
    if let original = originals.first(where: { $0.sha256 == copy.file.sha256 }) { return .success(.original(original)) }
    let count = try stored { () throws(StoreError) in try store.filed(of: copy.document) }.count
    let made = try prepareAgain(copy.document)
    guard made.items.count == count, made.items.indices.contains(copy.position),
      case let item = made.items[copy.position],
      item.ending == FilePath.fileExtension(of: copy.file.path)
    else {
      return .failure(Unmade(why: made.warnings.first ?? "Heute würde anders abgelegt als damals."))
    }
    return .success(item)
  }
}
