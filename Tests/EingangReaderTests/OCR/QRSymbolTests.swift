import Testing

@testable import Eingang
@testable import EingangReader

@Suite("QR codes to be printed")
struct QRSymbolTests {
  @Test("has a finder in three of its corners")
  func finders() throws {
    let code = try #require(QRSymbol("EINGANG"))
    func isBlack(_ x: Int, _ y: Int) -> Bool { code.modules[y * code.side + x] }
    let last = code.side - 1
    for (x, y) in [(0, 0), (last - 6, 0), (0, last - 6)] {
      #expect((0..<7).allSatisfy { isBlack(x + $0, y) && isBlack(x, y + $0) } && !isBlack(x + 1, y + 1))
    }
    #expect(code.side == 21 && code.modules.count == 441)
  }

  @Test("what no code holds is none")
  func none() {
    #expect(QRSymbol("") == nil)
    #expect(QRSymbol("a\0b") == nil)
    #expect(QRSymbol(String(repeating: "ä", count: 3000)) == nil)
  }
}
