import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Codes on an image")
struct PageCodesTests {
  private func image(width: Int, height: Int, _ pixel: (Int, Int) -> UInt8) throws -> PageImage {
    let file = try #require(try TestBytes().mapped(TestBytes.grey(width: width, height: height, pixel)))
    return try PageImage(decoding: file, maxPixels: 100_000_000)
  }

  /// A code with modules of so many pixels, at a place of a page.
  private func page(_ text: String, module: Int, left: Int, top: Int) throws -> PageImage {
    let code = try #require(QRSymbol(text))
    return try image(width: 1240, height: 1754) { x, y in
      let (column, row) = ((x - left) / module, (y - top) / module)
      guard x >= left, y >= top, column < code.side, row < code.side else { return 255 }
      return code.modules[row * code.side + column] ? 0 : 255
    }
  }

  @Test("a code's bytes and place are found", arguments: [3, 5, 12])
  func code(module: Int) throws {
    let codes = try page("Größe: 5 €", module: module, left: 200, top: 900).codes()
    #expect(codes.map { RawCode.text($0.bytes) } == ["Größe: 5 €"])
    let code = try #require(codes.first)
    #expect(abs(code.x.lowerBound - 200) < 8 && abs(code.y.lowerBound - 900) < 8)
    #expect(abs(code.x.upperBound - code.x.lowerBound - Double(module * 25)) < Double(module * 6))
  }

  @Test("a code is found on a page that was made black and white", arguments: [3, 4, 12])
  func codeInBlackAndWhite(module: Int) throws {
    let page = try page("Größe: 5 €", module: module, left: 301, top: 77)
    try page.threshold()
    #expect(try page.codes().map { RawCode.text($0.bytes) } == ["Größe: 5 €"])
  }

  @Test(
    "squares in squares are no code, be they as a code's corners or not, in black and white",
    arguments: [3, 5, 7, 8])
  func squares(inner: Int) throws {
    let page = try image(width: 800, height: 800) { x, y in
      guard x % 200 < 70, y % 200 < 70 else { return 255 }
      let far = max(abs(x % 200 - 35), abs(y % 200 - 35))
      return far > 25 || far <= inner * 5 ? 0 : 255
    }
    try page.threshold()
    #expect(try page.codes().isEmpty)
  }

  /// With the cross that the Swiss standard asks for in the code's middle: with its white edge, 7 of 46 millimetres.
  @Test(
    "a Swiss bill's code is found below its cross, in grey and in black and white", arguments: [false, true], [4, 5])
  func swiss(isBlackAndWhite: Bool, module: Int) throws {
    let text = (["SPC", "0200", "1"] + (1...30).map { "Zeile \($0) der Rechnung" }).joined(separator: "\n")
    let code = try #require(QRSymbol(text))
    let (left, top, side) = (200, 300, code.side * module)
    let square = side * 6 / 46
    let middle = (x: left + side / 2, y: top + side / 2)
    let page = try image(width: 1654, height: 2339) { x, y in
      let (across, down) = (abs(x - middle.x), abs(y - middle.y))
      let (far, near) = (max(across, down), min(across, down))
      if far <= square / 2 { return far <= square * 13 / 40 && near <= square / 10 ? 255 : 0 }
      if far <= square * 7 / 12 { return 255 }
      let (column, row) = ((x - left) / module, (y - top) / module)
      guard x >= left, y >= top, column < code.side, row < code.side else { return 255 }
      return code.modules[row * code.side + column] ? 0 : 255
    }
    if isBlackAndWhite { try page.threshold() }
    #expect(try page.codes().map { RawCode.text($0.bytes) } == [text])
  }

  /// Bars of a patch code along one direction: widths in hundredths of an inch at 200 dpi.
  private func patch(_ widths: [Int], isTurned: Bool = false, length: Int = 700) throws -> [RawCode] {
    var edges: [Range<Int>] = []
    var at = 300
    for (index, width) in widths.enumerated() {
      if index % 2 == 0 { edges.append(at..<at + width * 2) }
      at += width * 2
    }
    return try image(width: 1654, height: 2339) { x, y in
      let (along, across) = isTurned ? (y, x) : (x, y)
      return (200..<200 + length).contains(across) && edges.contains { $0.contains(along) } ? 0 : 255
    }.codes()
  }

  @Test(
    "bars of two widths are a patch code, upright and lying",
    arguments: [
      ("T", [8, 8, 20, 8, 8, 8, 20]), ("3", [20, 8, 8, 8, 20, 8, 8]), ("2", [20, 8, 8, 8, 8, 8, 20]),
      ("1", [20, 8, 20, 8, 8, 8, 8]), ("4", [8, 8, 20, 8, 20, 8, 8]), ("6", [8, 8, 8, 8, 20, 8, 20]),
    ])
  func patch(letter: String, widths: [Int]) throws {
    for isTurned in [false, true] {
      let codes = try patch(widths, isTurned: isTurned)
      #expect(codes.map(\.symbology) == [.patch] && codes.map { RawCode.text($0.bytes) } == [letter])
      let code = try #require(codes.first)
      let along = isTurned ? code.y : code.x
      #expect(abs(along.lowerBound - 300) < 8 && abs(along.upperBound - 460) < 8)
    }
  }

  @Test(
    "other bars are none",
    arguments: [
      [8, 8, 8, 8, 8, 8, 8], [20, 8, 20, 8, 20, 8, 20], [8, 8, 20, 8, 8], [8, 20, 20, 20, 8, 20, 20],
      [8, 8, 20, 8, 8, 8, 20, 8, 8], [2, 2, 5, 2, 2, 2, 5], [40, 40, 100, 40, 40, 40, 100],
    ])
  func otherBars(widths: [Int]) throws { #expect(try patch(widths).isEmpty) }

  @Test("bars no longer than the code is wide are a logo or a letter")
  func shortBars() throws { #expect(try patch([8, 8, 20, 8, 8, 8, 20], length: 120).isEmpty) }

  @Test("a page of lines, an empty one and a black one have no code")
  func none() throws {
    #expect(try image(width: 1240, height: 1754) { _, y in y % 40 < 12 ? 0 : 255 }.codes().isEmpty)
    #expect(try image(width: 100, height: 100) { _, _ in 255 }.codes().isEmpty)
    #expect(try image(width: 100, height: 100) { _, _ in 0 }.codes().isEmpty)
  }
}
