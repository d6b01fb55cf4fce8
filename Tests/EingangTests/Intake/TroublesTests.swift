import Testing

@testable import Eingang

@Suite struct TroublesTests {
  @Test("the same trouble with the same file is news once, and again once it was over")
  func news() {
    let troubles = Troubles()
    #expect(troubles.isNews("voll", of: "/e/a"))
    #expect(!troubles.isNews("voll", of: "/e/a"))
    #expect(troubles.isNews("voll", of: "/e/b"))
    #expect(troubles.isNews("nur lesbar", of: "/e/a"))
    troubles.forget("/e/a")
    #expect(troubles.isNews("nur lesbar", of: "/e/a"))
  }
}
