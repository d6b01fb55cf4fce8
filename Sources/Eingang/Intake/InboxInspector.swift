import Glibc

/// Finds out whether something that stands still is whole.
///
/// On a queue of its own: opening a file on a slow disk must hold none of the pool's threads.
actor InboxInspector {
  private let check: any WholenessCheck
  private let inbox: String?
  private let executor = QueueExecutor(label: "inspection")

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// No link leads to a file in the inbox.
  init(_ check: any WholenessCheck, inbox: String? = nil) {
    self.check = check
    self.inbox = inbox
  }

  /// A file that cannot be opened counts as whole: taking it says what is wrong.
  ///
  /// Who writes it and what it holds is asked of the same open file: its name may be another's a moment later.
  func verdict(on item: InboxItem) async -> InboxVerdict {
    var mayGrow = false
    var incomplete: InboxVerdict?
    for file in item.files {
      let name = FilePath.name(of: file.path)
      switch await look(at: file) {
      case .beingWritten: return .open(item.isSingle ? "" : name)
      case .seen(.whole(let grows)): mayGrow = mayGrow || grows
      // A file behind it may be open, which says more.
      case .seen(.incomplete(let why)):
        incomplete = incomplete ?? .incomplete(item.isSingle ? why : "\(name): \(why)")
      }
    }
    return incomplete ?? (mayGrow && item.isSingle ? .growing : .whole)
  }

  private enum Look {
    case beingWritten
    case seen(Wholeness)
  }

  private func look(at file: InboxFile) async -> Look {
    let open: OpenFile
    do throws(FileError) {
      open = try OpenFile(file.path, inInbox: inbox)
    } catch {
      // A server that has promised the file to one of its clients lets nobody else in before that one is done.
      if error.code == EWOULDBLOCK { return .beingWritten }
      return .seen(InboxInspector.isOfThisMachine(error) ? Unfinished.unknown : .whole(mayGrow: false))
    }
    if Files.isBeingWritten(open.descriptor) { return .beingWritten }
    // An empty file has been waited for already; it is as whole as it gets.
    return .seen(file.status.size > 0 ? await check.wholeness(of: open) : .whole(mayGrow: false))
  }

  /// The file is not to blame: there are too few descriptors or there is too little memory, for the time being.
  private static func isOfThisMachine(_ error: FileError) -> Bool { [EMFILE, ENFILE, ENOMEM].contains(error.code) }
}
