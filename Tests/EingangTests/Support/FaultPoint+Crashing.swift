@testable import Eingang

extension FaultPoint {
  /// What is thrown where a crash would be.
  static let crash = FileError(.write, "/stromausfall", code: 5)

  /// Does the work, and cuts it short when it comes to this point.
  func crashing<Result>(_ work: () async throws -> Result) async throws -> Result {
    try await FaultPoint.$reaction.withValue(reaction, operation: work)
  }

  func crashing<Result>(_ work: () throws -> Result) throws -> Result {
    try FaultPoint.$reaction.withValue(reaction, operation: work)
  }

  private var reaction: Reaction {
    { (point) throws(FileError) in if point == self { throw FaultPoint.crash } }
  }
}

extension DiskOperation {
  /// What the work does with the disk, in order.
  static func recorded(_ work: () throws -> Void) throws -> [DiskOperation] {
    let operations = Guarded<[DiskOperation]>([])
    try DiskOperation.$observer.withValue(
      { operation in operations.withLock { $0.append(operation) } }, operation: work)
    return operations.withLock { $0 }
  }
}
