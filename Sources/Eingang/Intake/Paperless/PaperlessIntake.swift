import AlbertModel
import Glibc

/// Takes documents of paperless-ngx over: their originals into the archive, what is known of them onto cards, and what
/// was decided there into the Ablage and into what the household's filing has learned.
///
/// A document at a time and each in steps that a crash does not harm; a second run goes on where the first one ended.
package struct PaperlessIntake: Sendable {
  private let store: Store
  private let custody: Custody
  private let decisions: Decisions
  private let personen: [String]
  private let understand: @Sendable ([PageText]) -> Vorschlag
  private let named = NamedArrivals()

  package enum Outcome: Hashable, Sendable {
    /// A card of that number, filed there.
    case filed(Int, ablage: String)
    /// A card that waits for a person, as the document did.
    case open(Int)
    /// The same bytes are that document already.
    case known(Int)
    case refused(PaperlessError)
  }

  package init(
    store: Store, archive: Archive, decisions: Decisions, personen: [String],
    understand: @escaping @Sendable ([PageText]) -> Vorschlag
  ) throws(FileError) {
    self.store = store
    custody = try Custody(store: store, archive: archive)
    var decisions = decisions
    decisions.folderNames = FolderNames()
    self.decisions = decisions
    self.personen = personen
    self.understand = understand
  }

  /// The card that it would have; nothing is done.
  package func proposal(for document: PaperlessDocument) -> Vorschlag? {
    PaperlessCard(document, personen: personen, understand: understand).snapshot.card.vorschlag
  }

  /// Whether it would be taken, as far as can be told without reading its file.
  package func outlook(_ document: PaperlessDocument, _ folder: String) throws(ReviewError) -> Outcome? {
    if let flaw = flaw(of: document) { return .refused(flaw) }
    if let known = try known(document) { return .known(known) }
    switch Custody.opened(document.file ?? "", below: folder) {
    case .failure(let refusal): return .refused(PaperlessError(document.label, refusal.why))
    case .success(let file):
      close(file)
      return nil
    }
  }

  /// Takes a document over, with what stands of it in the folder.
  package func take(
    _ document: PaperlessDocument, _ folder: String
  ) throws(ReviewError) -> (Outcome, warnings: [String]) {
    if let flaw = flaw(of: document) { return (.refused(flaw), []) }
    if let id = try known(document) { return try goOn(id, document, folder) }
    let file: ArchivedFile
    switch try archived(document, folder) {
    case .refused(let why): return (.refused(PaperlessError(document.label, why)), [])
    case .archived(let archived): file = archived
    }
    if let id = try stored({ () throws(StoreError) in try store.document(holding: file.sha256) }) {
      return try goOn(id, document, folder)
    }
    do throws(FileError) { try named.name([file], in: NameList(custody.archive)) } catch { throw .file(error) }
    let card = PaperlessCard(document, personen: personen, understand: understand)
    let reading = Reading(pages: card.pages, timing: Timing(), bytes: file.size, fingerprint: "paperless-ngx")
    let taken = try stored { () throws(StoreError) in
      try store.takeOver(
        TakenOver(
          file: file, snapshot: card.snapshot, reading: reading, arrived: document.added, checksum: document.checksum,
          detail: "paperless-ngx, \(document.label)"))
    }
    named.registered([file])
    try decisions.reach(.takenOver)
    // Who purges at this very moment may have taken for nobody's what is somebody's again.
    if FileStatus(path: custody.archive.path(file.path)) == nil { _ = try archived(document, folder) }
    return try goOn(taken.id, document, folder, isNew: taken.isNew)
  }

  /// Files what was filed there, unless that is done, or somebody has decided otherwise since.
  private func goOn(
    _ id: Int, _ document: PaperlessDocument, _ folder: String, isNew: Bool = false
  ) throws(ReviewError) -> (Outcome, warnings: [String]) {
    if document.isUnseen { return (isNew ? .open(id) : .known(id), []) }
    guard try stored({ () throws(StoreError) in try store.isHalfTakenOver(id) }) else { return (.known(id), []) }
    let done = try decisions.takeOver(id, copy: searchable(document, folder))
    return (.filed(id, ablage: done.place), done.warnings)
  }

  private func flaw(of document: PaperlessDocument) -> PaperlessError? {
    if document.isEncrypted {
      return PaperlessError(
        document.label, "it is encrypted with GnuPG. Decrypt it there (decrypt_documents), and export again.")
    }
    if document.isDeleted {
      return PaperlessError(document.label, "it is in the trash. Restore it there, and export again.")
    }
    if document.file == nil { return PaperlessError(document.label, "the manifest names no file. Export again.") }
    return nil
  }

  private func known(_ document: PaperlessDocument) throws(ReviewError) -> Int? {
    guard let checksum = document.checksum else { return nil }
    return try stored { () throws(StoreError) in
      if checksum.utf8.count == 64, let id = try store.document(holding: checksum) { return id }
      return try store.document(takenOver: checksum)
    }
  }

  private func archived(_ document: PaperlessDocument, _ folder: String) throws(ReviewError) -> Custody.Foreign {
    do throws(IntakeError) {
      return try custody.archive(document.file ?? "", below: folder, as: document.name, checksum: document.checksum)
    } catch {
      switch error {
      case .store(let error): throw .store(error)
      case .folder(let error): throw .file(error)
      case .alreadyRunning, .nested: preconditionFailure("only who watches is refused so")
      }
    }
  }

  /// The PDF that paperless-ngx made of the original, where it is there and whole.
  private func searchable(_ document: PaperlessDocument, _ folder: String) -> ForeignCopy? {
    guard let archive = document.archive else { return nil }
    return ForeignCopy(path: archive, root: folder, checksum: document.archiveChecksum)
  }

  private func stored<Result>(_ body: () throws(StoreError) -> Result) throws(ReviewError) -> Result {
    do { return try body() } catch { throw .store(error) }
  }
}
