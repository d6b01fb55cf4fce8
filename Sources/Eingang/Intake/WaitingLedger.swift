/// Writes what waits into the store, where `list --waiting` finds it.
actor WaitingLedger {
  private let store: Store
  private let executor = QueueExecutor(label: "waiting list")

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(store: Store) { self.store = store }

  /// Keeps the bytes that a file's name had, for the journal of the document that it becomes.
  func record(_ renaming: Files.Renaming) {
    let subject = JournalSubject(name: FilePath.name(of: renaming.path), detail: "hieß \(renaming.bytes)")
    // A store that cannot be written just now holds nothing up: the log has the name too.
    do { try store.note(.umbenannt, subject) } catch {}
  }

  /// False where the store cannot be written just now.
  func write(_ list: [WaitingFile]) -> Bool {
    do {
      try store.replaceWaiting(list)
      return true
    } catch {
      return false
    }
  }
}
