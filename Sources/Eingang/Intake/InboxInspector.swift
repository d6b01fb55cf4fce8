/// Finds out whether something that stands still is whole.
///
/// On a queue of its own: opening a file on a slow disk must hold none of the pool's threads.
actor InboxInspector {
  private let check: any WholenessCheck
  private let executor = QueueExecutor(label: "inspection")

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ check: any WholenessCheck) { self.check = check }

  /// A file that cannot be opened counts as whole: taking it says what is wrong.
  func verdict(on item: InboxItem) async -> InboxVerdict {
    for file in item.files where Files.isBeingWritten(file.path) {
      return .open(item.isSingle ? "" : FilePath.name(of: file.path))
    }
    var mayGrow = false
    // An empty file has been waited for already; it is as whole as it gets.
    for file in item.files where file.status.size > 0 {
      let name = FilePath.name(of: file.path)
      switch await check.wholeness(of: ReadingRequest(path: file.path, name: name)) {
      case .whole(let grows): mayGrow = mayGrow || grows
      case .incomplete(let why): return .incomplete(item.isSingle ? why : "\(name): \(why)")
      }
    }
    return mayGrow && item.isSingle ? .growing : .whole
  }
}
