import AlbertModel
import Testing

@testable import Eingang

@Suite struct RetryRuleTests {
  private static let noon = UTCTime(milliseconds: 1_757_073_600_000)
  private static let then = Circumstances(
    program: "1", libraries: "tesseract-5", languages: ["deu"], limits: .init(Limits()))

  private func verdict(
    _ cause: Stoerung.Cause, tries: Int = 0, counted: String? = nil, after milliseconds: Int64 = 0,
    free: Int64 = 1 << 40, opens: Bool = true, _ change: (inout Circumstances) -> Void = { _ in }
  ) -> RetryRule.Verdict {
    let under = counted.map { version in
      var under = Self.then
      under.program = version
      return under
    }
    let failed = FailedDocument(
      id: 1, cause: cause, tries: tries, notBefore: Self.noon, circumstances: Self.then, countedUnder: under,
      originals: ["3f/x.pdf"])
    var now = Self.then
    change(&now)
    let present = RetryRule.Present(
      now: UTCTime(milliseconds: Self.noon.milliseconds + milliseconds), circumstances: now, freeBytes: free
    ) { _ in opens }
    return RetryRule.verdict(on: failed, present)
  }

  @Test(
    "a cause that only a change mends waits for that change",
    arguments: [.document, .password, .size, .memory, .program] as [Stoerung.Cause])
  func waitsForChange(cause: Stoerung.Cause) {
    #expect(verdict(cause) == .afterChange(cause))
  }

  @Test(
    "another version of the program or its libraries is worth a try for every cause", arguments: Stoerung.Cause.allCases
  )
  func newVersion(cause: Stoerung.Cause) {
    #expect(verdict(cause, free: 0, opens: false) { $0.program = "2" } == .now)
    #expect(verdict(cause, free: 0, opens: false) { $0.libraries = "tesseract-6" } == .now)
  }

  @Test("a limit that was raised is worth a try, and one that was lowered is not")
  func limits() {
    #expect(verdict(.memory) { $0.limits.mebibytes *= 2 } == .now)
    #expect(verdict(.memory) { $0.limits.mebibytes = 0 } == .now)
    #expect(verdict(.memory) { $0.limits.mebibytes /= 2 } == .afterChange(.memory))
    #expect(verdict(.size) { $0.limits.pages += 1 } == .now)
    #expect(verdict(.size) { $0.limits.megapixels -= 1 } == .afterChange(.size))
    #expect(verdict(.time, tries: 1) == .afterChange(.time))
    #expect(verdict(.time, tries: 1) { $0.limits.secondsPerPage += 1 } == .now)
  }

  @Test("what is locked is tried again when the passwords are others, and only then")
  func passwords() {
    #expect(verdict(.password, tries: 2) { $0.passwords = "3f9a" } == .now)
    #expect(verdict(.password) { $0.limits.pages += 1 } == .afterChange(.password))
    #expect(verdict(.document) { $0.passwords = "3f9a" } == .afterChange(.document))
  }

  @Test("what the machine lacked is tried again when it is there")
  func machine() {
    #expect(verdict(.disk, free: 0) == .afterChange(.disk))
    #expect(verdict(.disk) == .now)
    #expect(verdict(.missing) { $0.languages = [] } == .afterChange(.missing))
    #expect(verdict(.missing, after: -1) { $0.languages = ["deu", "eng"] } == .now)
    #expect(verdict(.missing) == .now)
    #expect(verdict(.original, opens: false) == .afterChange(.original))
    #expect(verdict(.original) == .now)
    #expect(verdict(.resources) == .now && verdict(.interrupted) == .now)
  }

  @Test("thrice is enough, and no try comes before its time")
  func bounded() {
    #expect(verdict(.interrupted, tries: 2) == .now)
    #expect(verdict(.interrupted, tries: 3) == .byHand)
    #expect(verdict(.interrupted, after: -1) == .later(Self.noon))
    #expect(verdict(.memory, after: -1) { $0.limits.mebibytes *= 2 } == .now)
  }

  @Test("another version tries thrice again, and no more often where its tries were cut short")
  func countsAnew() {
    #expect(verdict(.document, tries: 3) { $0.program = "2" } == .now)
    #expect(verdict(.document, tries: 3, counted: "1") { $0.program = "2" } == .now)
    // Two tries of this version ended with the program, so what is known of the failure is still the old version's.
    #expect(verdict(.document, tries: 2, counted: "2") { $0.program = "2" } == .now)
    #expect(verdict(.document, tries: 3, counted: "2") { $0.program = "2" } == .byHand)
    #expect(verdict(.memory, tries: 3) { $0.limits.mebibytes *= 2 } == .now)
    #expect(verdict(.memory, tries: 3) { $0.limits.mebibytes /= 2 } == .byHand)
  }

  @Test("pauses grow")
  func pauses() {
    let times = (0...3).map { RetryRule.notBefore(after: $0, now: Self.noon).milliseconds - Self.noon.milliseconds }
    #expect(times == [60_000, 600_000, 3_600_000, 3_600_000])
    let waits = (0...3).map { RetryRule.wait(after: $0, for: .resources, now: Self.noon)?.milliseconds }
    #expect(waits.map { $0.map { $0 - Self.noon.milliseconds } } == [10_000, 60_000, 600_000, nil])
    #expect(RetryRule.wait(after: 0, for: .document, now: Self.noon) == nil)
    #expect(RetryRule.wait(after: 1, for: .interrupted, now: Self.noon) == nil)
  }
}
