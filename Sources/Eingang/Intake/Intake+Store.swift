extension Intake {
  /// Watches over the store's file until the task is cancelled; hands on why the run cannot go on.
  ///
  /// One that was moved away is waited for, one that was deleted is written back, and one that was replaced or
  /// overwritten ends the run: what the new one holds is for the next start. On a queue of its own, since everything else may be waiting
  /// for that very file.
  nonisolated func keepStore(_ hand: @Sendable (IntakeQueue.Step) -> Void) async {
    guard isDaemon else { return }
    var isGone = false
    repeat {
      switch await storeDesk.run({ [store] in Intake.keep(store) }) {
      case .success(let isWrittenBack):
        if isWrittenBack { report(.storeWrittenBack(path: store.path)) }
        if isGone { report(.store(.goesOn)) }
        isGone = false
      case .failure(let error) where [.replaced, .overwritten].contains(error.reason):
        return hand(.done(.store(error)))
      case .failure(let error):
        if !isGone { report(.store(.waits(error))) }
        isGone = true
      }
    } while await Intake.rest(Intake.glance)
  }

  /// How often it looks.
  private static let glance = Duration.seconds(2)

  /// A plain result: the optimiser miscompiles typed throws in closures that outlive their call.
  private static func keep(_ store: Store) -> Result<Bool, StoreError> {
    do throws(StoreError) { return .success(try store.keep()) } catch { return .failure(error) }
  }
}
