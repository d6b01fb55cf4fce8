/// Writes what waits into the store, where `list --waiting` finds it.
actor WaitingLedger {
  private let store: Store
  private let executor = QueueExecutor(label: "waiting list")

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(store: Store) { self.store = store }

  /// Keeps the bytes that a file's name had, for the journal of the document that it becomes.
  ///
  /// Gives the reason where the store cannot be written just now.
  func record(_ renaming: Files.Renaming) -> StoreError? {
    let subject = JournalSubject(name: FilePath.name(of: renaming.path), detail: "hieß \(renaming.bytes)")
    do throws(StoreError) {
      try store.note(.umbenannt, subject)
      return nil
    } catch {
      return error
    }
  }

  /// Gives the reason where the store cannot be written just now.
  func write(_ list: [WaitingFile]) -> StoreError? {
    do throws(StoreError) {
      try store.replaceWaiting(list)
      return nil
    } catch {
      return error
    }
  }
}
