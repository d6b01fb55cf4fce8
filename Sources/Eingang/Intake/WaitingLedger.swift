/// Writes what waits into the store, where `list --waiting` finds it.
actor WaitingLedger {
  private let store: Store
  private let executor = QueueExecutor(label: "waiting list")

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(store: Store) { self.store = store }

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
