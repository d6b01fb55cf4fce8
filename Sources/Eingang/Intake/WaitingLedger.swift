/// Writes what waits into the store, where `list --waiting` finds it.
actor WaitingLedger {
  private let store: Store
  /// When the inbox was last written down as mounted.
  private var mountNoted: ContinuousClock.Instant?
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

  /// Remembers every hour that something is mounted on the inbox, so that a later start can tell its bare folder.
  ///
  /// A store that cannot be written just now is asked again in the next round.
  func noteMounted(_ inbox: String) {
    if let mountNoted, ContinuousClock.now - mountNoted < .seconds(3600) { return }
    do throws(FileError) { guard try InboxRoot.Identity(of: inbox).isMounted else { return } } catch { return }
    do throws(StoreError) { try store.noteMounted(inbox) } catch { return }
    mountNoted = .now
  }
}
