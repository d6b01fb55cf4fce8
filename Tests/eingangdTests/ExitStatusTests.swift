import AlbertModel
import Eingang
import EingangTestSupport
import Testing

@testable import eingangd

struct ExitStatusTests {
  @Test("every kind of error has its status")
  func statuses() {
    let store = StoreError(path: "x", reason: .busy)
    let file = FileError(.open, "x", code: 13)
    let pairs: [(any Error, eingangd.ExitStatus)] = [
      (UsageError("x"), .usage), (ConfigurationError(why: "x"), .usage), (store, .storeUnusable),
      (file, .folderUnusable),
      (ReviewError.store(store), .storeUnusable), (ReviewError.file(file), .folderUnusable),
      (ReviewError.unknown(1), .documentsFailed), (ReviewError.unusableTarget("x"), .usage),
      (ReviewError.linkedAway("x", to: "/y"), .usage),
      (IntakeError.store(store), .storeUnusable), (IntakeError.alreadyRunning(lock: "x"), .folderUnusable),
      (TransferError.damaged("x", why: "y"), .inputUnreadable), (TransferError.notEmpty("x"), .folderUnusable),
      (CancellationError(), .interrupted), (OutputClosed(), .done),
      (Failure(.dependencyMissing, "x"), .dependencyMissing),
      (Stoerung(stage: .ocr, why: "x"), .ownFault),
    ]
    for (error, status) in pairs { #expect(eingangd.ExitStatus(for: error) == status, "\(error)") }
  }

  @Test("every status is explained", arguments: eingangd.ExitStatus.allCases)
  func explained(status: eingangd.ExitStatus) throws {
    let table = try Repository.text("docs/exit-codes.md")
    #expect(table.contains("\n| \(status.rawValue) | "))
  }
}
