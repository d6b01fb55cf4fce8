import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Failures of the libraries")
struct ReadingErrorTests {
  @Test("an exception of any kind becomes a status", .serialized, arguments: [0, 1, 2] as [Int32])
  func exceptionsEnd(kind: Int32) async {
    // In a process of its own: after an exception the libraries leak their handles on purpose.
    await #expect(processExitsWith: .success) { [kind] in
      #expect(throws: ReadingError.exhausted) { try ReadingError.selfTest(throwing: kind) }
    }
  }

  @Test("no exception is no failure")
  func success() throws { try ReadingError.selfTest(throwing: 9) }
}
