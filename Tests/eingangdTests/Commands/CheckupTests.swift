import Eingang
import Testing

@testable import eingangd

@Suite("Checks of the sandbox")
struct CheckupTests {
  @Test("running as root is remarked on")
  func root() {
    #expect(Checkup.user(0).state == .notice)
    #expect(Checkup.user(1000).state == .good)
  }

  @Test("what holds is good, and says which version")
  func good() {
    let finding = Checkup.sandbox(Confinement(landlock: 4, seccomp: true, limits: true))
    #expect(finding.state == .good)
    #expect(finding.detail.contains("Landlock 4"))
    #expect(finding.remedy == nil)
  }

  @Test(
    "what a reader lacks is named",
    arguments: [
      (Confinement(landlock: 0, seccomp: true, limits: true), "Landlock"),
      (Confinement(landlock: 4, seccomp: false, limits: true), "seccomp"),
      (Confinement(landlock: 4, seccomp: true, limits: false), "Grenzen"),
    ])
  func lacking(confinement: Confinement, name: String) {
    let finding = Checkup.sandbox(confinement)
    #expect(finding.state == .notice)
    #expect(finding.detail.hasPrefix("Den Lesern fehlt: \(name)"))
    #expect(finding.remedy != nil)
  }

  @Test("no reader, no word of what holds it back")
  func none() {
    #expect(Checkup.sandbox(nil).state == .notice)
  }
}
