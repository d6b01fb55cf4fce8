import AlbertModel

/// Something that a person may have removed for good, and what that is.
package struct PurgeItem: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// A declined letter: its original and its copies.
    case abgelehnt
    /// A copy that was taken out of the Ablage again.
    case zurueckgenommen
    /// A file that came again although its letter was there.
    case doppelt
  }

  package let kind: Kind
  package let document: Int
  /// When it was declined, taken back, or came again.
  package let since: UTCTime
  package let files: [PurgedFile]
  let card: DeclinedCard?

  package var bytes: Int { files.reduce(0) { $0 + $1.size } }
}

/// Removes for good what nobody wants any more: declined letters, and copies of letters that stay.
///
/// The one thing that cannot be taken back (decision 20). Nothing that is the only copy of an open or a filed letter is
/// ever among it.
package struct Purge: Sendable {
  private let decisions: Decisions
  private let inbox: String

  package init(_ decisions: Decisions, inbox: String) {
    self.decisions = decisions
    self.inbox = inbox
  }

  private var store: Store { decisions.store }
  private var archive: Archive { decisions.archive }

  /// What could go; nothing is done.
  package func items(before end: UTCTime) throws(ReviewError) -> [PurgeItem] {
    let declined = try stored { () throws(StoreError) in try store.declined(before: end) }
    return try letters(declined) + takenBack(end) + cameAgain(end, except: Set(declined.map(\.id)))
  }

  /// Removes it; gives the bytes that are free now, and a line for each file that stayed.
  package func remove(
    _ items: [PurgeItem], on day: CalendarDay
  ) throws(ReviewError) -> (bytes: Int, left: [FileError]) {
    try decisions.afterReversals { () throws(ReviewError) in
      var bytes = 0
      var left: [FileError] = []
      for item in items where try letGo(item, "Endgültig entfernt am \(day.german).") {
        try decisions.reach(.purgePlanned)
        left += try stored { () throws(StoreError) in try Purge.finish(store) }
        bytes += item.files.filter { FileStatus(path: $0.path) == nil }.reduce(0) { $0 + $1.size }
        try removeEmptyFolders(item)
      }
      return (bytes, left)
    }
  }

  /// Removes what a person had let go before a crash; gives a line for each file that stays.
  @discardableResult
  package static func finish(_ store: Store) throws(StoreError) -> [FileError] {
    var left: [FileError] = []
    for file in try store.purges() {
      // A copy that was written to since is another letter's only one.
      let isSame = file.kind == .original || Purge.holds(file.path, file.sha256)
      let error = try store.finish(file) { isSame ? removed(file.path) : .success(()) }
      if let error { left.append(error) }
      try FaultPoint.purgeForgotten.reach(in: store.path)
    }
    return left
  }

  private static func removed(_ path: String) -> Result<Void, FileError> {
    do throws(FileError) { return .success(try Files.purge(path)) } catch { return .failure(error) }
  }

  private func letGo(_ item: PurgeItem, _ notice: String) throws(ReviewError) -> Bool {
    try stored { () throws(StoreError) in
      if let card = item.card { return try store.letGo(card, item.files, notice: notice) }
      // A person may have taken long to answer: what the copy was spare to must be whole still.
      guard try isSpare(item) else { return false }
      let words = item.files.map { "\(FilePath.name(of: $0.path)): Kopie" }.joined(separator: ", ")
      try store.letGo(item.files, of: item.document, notice: "\(words). \(notice)")
      return true
    }
  }

  private func isSpare(_ item: PurgeItem) throws(StoreError) -> Bool {
    if item.kind == .zurueckgenommen { return try isWhole(item.document) }
    for file in item.files {
      guard let path = try store.originalPath(of: file.sha256), Purge.holds(archive.path(path), file.sha256) else {
        return false
      }
    }
    return true
  }

  private func removeEmptyFolders(_ item: PurgeItem) throws(ReviewError) {
    guard item.kind == .zurueckgenommen else { return }
    for folder in Set(item.files.map { FilePath.folder(of: $0.path) }) {
      _ = try decisions.files { () throws(FileError) in try Files.removeIfEmpty(folder) }
    }
  }

  private func stored<Result>(_ body: () throws(StoreError) -> Result) throws(ReviewError) -> Result {
    do { return try body() } catch { throw .store(error) }
  }
}

extension Purge {
  /// Declined letters with their files; one that another card has pages of stays with it.
  private func letters(_ cards: [DeclinedCard]) throws(ReviewError) -> [PurgeItem] {
    let ids = Set(cards.map(\.id))
    var seen: Set<String> = []
    var items: [PurgeItem] = []
    // The last one of several that share a file lets it go.
    for card in cards.reversed() {
      var files: [PurgedFile] = []
      var isFreed = false
      for file in try stored({ () throws(StoreError) in try store.files(of: card.id) }) {
        let others = try stored { () throws(StoreError) in try store.documents(having: file.sha256) }
        guard ids.isSuperset(of: others) else { continue }
        isFreed = true
        guard seen.insert(file.sha256).inserted else { continue }
        let path = archive.path(file.path)
        files.append(
          PurgedFile(kind: .original, sha256: file.sha256, path: path, size: FileStatus(path: path)?.size ?? 0))
        for copy in try stored({ () throws(StoreError) in try store.taken(file.sha256) }) {
          if let copy = taken(copy, file.sha256) { files.append(copy) }
        }
      }
      guard isFreed else { continue }
      items.append(
        PurgeItem(kind: .abgelehnt, document: card.id, since: card.since, files: files, card: card))
    }
    return items.reversed()
  }

  /// Copies that accepting made and taking back took out, of letters whose originals are whole.
  private func takenBack(_ end: UTCTime) throws(ReviewError) -> [PurgeItem] {
    var items: [PurgeItem] = []
    var whole: [Int: Bool] = [:]
    for (decision, copy) in try stored({ () throws(StoreError) in try store.takenBack(before: end) }) {
      let folders = [
        archive.withdrawnFolder("\(decision)"), decisions.ablage + "/.zurueckgenommen/\(decision)",
      ]
      for folder in folders {
        let path = folder + "/" + FilePath.name(of: copy.path)
        guard let status = FileStatus(path: path), status.kind == .file, Purge.holds(path, copy.sha256) else {
          continue
        }
        if whole[copy.document] == nil {
          whole[copy.document] = try stored { () throws(StoreError) in try isWhole(copy.document) }
        }
        guard whole[copy.document] == true else { continue }
        let file = PurgedFile(kind: .kopie, sha256: copy.sha256, path: path, size: status.size)
        items.append(
          PurgeItem(
            kind: .zurueckgenommen, document: copy.document, since: copy.since, files: [file], card: nil))
      }
    }
    return items
  }

  /// Files that came again, of letters whose originals are whole and are kept.
  private func cameAgain(_ end: UTCTime, except declined: Set<Int>) throws(ReviewError) -> [PurgeItem] {
    var items: [PurgeItem] = []
    for copy in try stored({ () throws(StoreError) in try store.cameAgain(before: end) })
    where !declined.contains(copy.document) {
      guard let file = taken(copy.path, copy.sha256),
        let original = try stored({ () throws(StoreError) in try store.originalPath(of: copy.sha256) }),
        Purge.holds(archive.path(original), copy.sha256)
      else { continue }
      items.append(
        PurgeItem(kind: .doppelt, document: copy.document, since: copy.since, files: [file], card: nil))
    }
    return items
  }

  /// A file that was taken out of the inbox, lies where such files lie, and is what it was.
  private func taken(_ path: String, _ sha256: String) -> PurgedFile? {
    guard archive.takenFolders(inbox: inbox).contains(where: { FilePath.below($0, path)?.isEmpty == false }),
      let status = FileStatus(path: path), status.kind == .file, Purge.holds(path, sha256)
    else { return nil }
    return PurgedFile(kind: .kopie, sha256: sha256, path: path, size: status.size)
  }

  /// True where every original of a document is what it was, and where it was let go.
  private func isWhole(_ document: Int) throws(StoreError) -> Bool {
    let files = try store.files(of: try store.joined(document) ?? document)
    return files.allSatisfy { Purge.holds(archive.path($0.path), $0.sha256) }
  }

  private static func holds(_ path: String, _ sha256: String) -> Bool {
    do { return try Files.digest(of: path).sha256 == sha256 } catch { return false }
  }
}
