import Eingang

/// How a run ended, as scripts see it; `docs/exit-codes.md` explains each.
enum ExitStatus: Int32, Sendable, CaseIterable {
  case done = 0
  /// Some documents failed; the others are done.
  case documentsFailed = 1
  /// Wrong command line or configuration.
  case usage = 2
  case dependencyMissing = 3
  case inputUnreadable = 4
  case storeUnusable = 5
  case folderUnusable = 6
  /// A mistake of this program.
  case ownFault = 70
  case interrupted = 130

  /// The status of a run that ended with this error.
  init(for error: any Error) {
    switch error {
    case let failure as Failure: self = failure.status
    case is ReaderProgram.Missing: self = .dependencyMissing
    case is UsageError, is ConfigurationError: self = .usage
    case is StoreError: self = .storeUnusable
    case is FileError: self = .folderUnusable
    case let error as ReviewError: self.init(forReview: error)
    case let error as IntakeError: self.init(forIntake: error)
    case let error as TransferError: self.init(forTransfer: error)
    case is CancellationError: self = .interrupted
    // Whoever closed our output has all that was wanted.
    case is OutputClosed: self = .done
    default: self = .ownFault
    }
  }

  private init(forIntake error: IntakeError) {
    switch error {
    case .store: self = .storeUnusable
    case .folder, .alreadyRunning, .nested: self = .folderUnusable
    }
  }

  private init(forTransfer error: TransferError) {
    switch error {
    case .noExport, .newer, .damaged, .outside, .wrongContent: self = .inputUnreadable
    case .notEmpty, .noBackups, .unfinished, .within, .householdInUse, .taken, .busy: self = .folderUnusable
    }
  }

  private init(forReview error: ReviewError) {
    switch error {
    case .store: self = .storeUnusable
    case .file: self = .folderUnusable
    case .nothingToChange, .laidAsideAlready, .unusableTarget, .linkedAway, .oneCard, .oneFile, .onePage, .noSuchPage,
      .unequalHalves:
      self = .usage
    default: self = .documentsFailed
    }
  }
}
