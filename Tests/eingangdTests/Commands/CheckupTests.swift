import Testing

@testable import eingangd

@Suite("Checks of the system")
struct CheckupTests {
  @Test("running as root is remarked on")
  func root() {
    #expect(Checkup.user(0).state == .notice)
    #expect(Checkup.user(1000).state == .good)
  }
}
