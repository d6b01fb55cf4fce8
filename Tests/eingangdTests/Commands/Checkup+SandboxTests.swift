import Eingang
import Testing

@testable import eingangd

@Suite("Checks of the sandbox")
struct CheckupSandboxTests {
  private static let all = Set(Confinement.Protection.allCases)

  @Test("what holds is good, and says which version")
  func good() {
    let findings = Checkup.sandbox(Confinement(landlock: 4, holds: Self.all))
    #expect(findings.count == Self.all.count)
    #expect(findings.allSatisfy { $0.state == .good && $0.remedy == nil })
    #expect(findings.first?.detail.contains("Version 4") == true)
  }

  @Test("what a reader lacks is named, with what to do", arguments: Confinement.Protection.allCases)
  func lacking(protection: Confinement.Protection) {
    let findings = Checkup.sandbox(Confinement(landlock: 0, holds: Self.all.subtracting([protection])))
    let lacking = findings.filter { $0.state == .notice }
    #expect(lacking.count == 1)
    #expect(lacking.first?.remedy != nil)
    #expect(Set(findings.map(\.subject)).count == findings.count)
  }

  @Test("no reader, no word of what holds it back")
  func none() {
    #expect(Checkup.sandbox(nil).map(\.state) == [.notice])
  }
}
