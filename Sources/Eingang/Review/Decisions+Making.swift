import AlbertModel
import Glibc

/// A file that is about to be filed.
enum FiledContent: Hashable, Sendable {
  case original(StoredFile)
  /// A PDF and its checksum.
  case made([UInt8], sha256: String)
  /// A PDF that another program made, and its checksum.
  case foreign(ForeignCopy, sha256: String)

  var ending: String {
    switch self {
    case .original(let original): FilePath.fileExtension(of: original.path)
    case .made, .foreign: "pdf"
    }
  }

  var sha256: String {
    switch self {
    case .original(let original): original.sha256
    case .made(_, let sha256), .foreign(_, let sha256): sha256
    }
  }
}

/// Everything that accepting a card files.
struct FiledContents {
  /// The card that it was made for.
  let before: CardSnapshot
  var items: [FiledContent] = []
  /// What a person should know about it.
  var warnings: [String] = []
}

extension Decisions {
  /// Makes what is to be filed; on the disk nothing changes.
  func prepare(_ id: Int) throws(ReviewError) -> FiledContents {
    let (before, plan, facts) = try afterReversals { () throws(ReviewError) in
      let before = try openCard(id)
      let (vorschlag, _) = try destination(before)
      let arrived = try stored { () throws(StoreError) in try store.arrival(id: id) }
      let facts = BindingFacts(vorschlag.extraction, arrived: arrived?.day ?? CalendarDay(ordinal: 0))
      return (before, try filesToFile(of: id), facts)
    }
    let contents = try contents(of: before, plan, facts)
    try reach(.filingMade)
    return contents
  }

  /// The same of a card that is filed already, to be filed once more.
  func prepareAgain(_ id: Int) throws(ReviewError) -> FiledContents {
    guard let before = try stored({ () throws(StoreError) in try store.snapshot(id: id) }),
      let extraction = before.card.vorschlag?.extraction
    else { throw .unknown(id) }
    let arrived = try stored { () throws(StoreError) in try store.arrival(id: id) }
    return try contents(
      of: before, try filesToFile(of: id), BindingFacts(extraction, arrived: arrived?.day ?? CalendarDay(ordinal: 0)))
  }

  private func contents(
    of before: CardSnapshot, _ plan: [FilingPlan.File], _ facts: BindingFacts
  ) throws(ReviewError) -> FiledContents {
    var contents = FiledContents(before: before)
    if plan.contains(where: \.isUnreadable) {
      contents.warnings.append(
        "Der gespeicherte Text ist beschädigt, darum ist abgelegt, was ankam. Neu lesen: "
          + "eingangd reprocess \(before.card.id ?? 0) --from pages --apply")
    }
    guard let binder else {
      contents.addOriginals(plan.map(\.stored))
      return contents
    }
    switch made(known(plan, binder), facts, binder) {
    case .success(let items): contents.items = try items.get()
    case .failure(let stoerung):
      // Accepting a card never fails for that.
      contents.addOriginals(plan.map(\.stored))
      contents.warnings.append("Ein durchsuchbares PDF gibt es nicht, abgelegt ist, was ankam: \(stoerung.why)")
    }
    return contents
  }

  /// What a card proposes, and where.
  func destination(_ snapshot: CardSnapshot) throws(ReviewError) -> (Vorschlag, Ablageziel) {
    guard let vorschlag = snapshot.card.vorschlag else { throw .withoutProposal(snapshot.card.id ?? 0) }
    return (vorschlag, try target(of: snapshot.card.id ?? 0, vorschlag))
  }

  private func filesToFile(of id: Int) throws(ReviewError) -> [FilingPlan.File] {
    try stored { () throws(StoreError) in
      var files: [FilingPlan.File] = []
      for stored in try store.files(of: id) {
        var whole = stored.part
        whole.pages = nil
        var file = FilingPlan.File(stored: stored, pages: [])
        do throws(StoreError) {
          file.pages = try store.pages(of: [whole])
          file.blank = Set(try store.blankPages(of: stored.sha256))
        } catch {
          guard case .unreadableRow = error.reason else { throw error }
          file.isUnreadable = true
        }
        files.append(file)
      }
      return files
    }
  }

  /// Pages of which nobody wrote down how they were set upright are read anew, if that gives the same pages.
  private func known(_ files: [FilingPlan.File], _ binder: any DocumentBinder) -> Result<FilingPlan, Stoerung> {
    let plan = FilingPlan(files)
    var files = files
    for original in plan.unknown {
      switch binder.pages(of: archive.path(original.path)) {
      case .failure(let stoerung): return .failure(stoerung)
      case .success(let pages):
        for index in files.indices where files[index].stored.sha256 == original.sha256 {
          guard pages.map(\.place) == files[index].pages.map(\.place) else { return .failure(Unbound.otherPages) }
          files[index].pages = pages
        }
      }
    }
    return .success(plan.unknown.isEmpty ? plan : FilingPlan(files))
  }

  /// The inner failure is the machine's or an original's; the outer one says why there is no PDF.
  private func made(
    _ plan: Result<FilingPlan, Stoerung>, _ facts: BindingFacts, _ binder: any DocumentBinder
  ) -> Result<Result<[FiledContent], ReviewError>, Stoerung> {
    plan.flatMap { plan in
      var items: [FiledContent] = []
      for item in plan.items {
        switch item {
        case .original(let file): items.append(.original(file))
        case .made(let stretches):
          if let damaged = stretches.lazy.compactMap({ damage($0.file) }).first { return .success(.failure(damaged)) }
          let order = BindingOrder(
            stretches: stretches.map { .init(path: archive.path($0.file.path), pages: $0.pages) }, facts: facts)
          switch binder.bind(order) {
          case .failure(let stoerung): return .failure(stoerung)
          case .success(let bytes): items.append(.made(bytes, sha256: SHA256.hex(bytes)))
          }
        }
      }
      return .success(.success(items))
    }
  }

  /// A PDF of a damaged original would look as if nothing were amiss.
  private func damage(_ file: StoredFile) -> ReviewError? {
    let path = archive.path(file.path)
    do throws(ReviewError) {
      let original = try opened(path)
      defer { close(original) }
      let copy = try files { () throws(FileError) in try Files.digest(original, named: path) }
      return copy.sha256 == file.sha256 ? nil : .damagedOriginal(path: path)
    } catch {
      return error
    }
  }
}

extension PageText {
  /// Which part of which page it is.
  fileprivate var place: [Int] { part.map { [$0.page, $0.number, $0.count] } ?? [] }
}

extension FiledContents {
  /// A page cannot be taken out of an original, so all of it is filed.
  fileprivate mutating func addOriginals(_ files: [StoredFile]) {
    // Two stretches of one file are one copy.
    var partial: Set<String> = []
    items = files.filter { $0.pages == nil || partial.insert($0.sha256).inserted }.map(FiledContent.original)
    warnings += files.compactMap { file in
      guard let pages = file.pages else { return nil }
      let words =
        pages.count == 1 ? "Seite \(pages.lowerBound)" : "die Seiten \(pages.lowerBound) bis \(pages.upperBound)"
      return "\(file.name) wurde ganz abgelegt; zur Karte gehören daraus \(words)."
    }
  }
}
