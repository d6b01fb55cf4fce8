import Testing

@testable import Eingang
@testable import EingangReader

@Suite struct FiledPictureTests {
  @Test(
    "a page keeps the shades that it has",
    arguments: [
      (FiledPicture.Shades(isBinary: true, coloured: 0, between: 0), FiledPicture.Ink.binary),
      (.init(isBinary: false, coloured: 0, between: 0), .binary),
      (.init(isBinary: false, coloured: 0, between: 0.03), .grey),
      (.init(isBinary: false, coloured: 0.0002, between: 0.03), .grey),
      (.init(isBinary: false, coloured: 0.002, between: 0.03), .coloured),
    ])
  func ink(shades: FiledPicture.Shades, ink: FiledPicture.Ink) {
    #expect(FiledPicture.Ink(shades) == ink)
  }

  @Test(
    "a page is as large as its resolution says, and a photo as the paper that it may show",
    arguments: [
      (2480, 3508, Int?(300), 595.2, 841.92), (1240, 1754, 150, 595.2, 841.92), (3024, 4032, nil, 631.26, 841.68),
      (4032, 3024, 72, 841.68, 631.26), (1000, 3150, nil, 226.8, 714.42),
    ])
  func size(width: Int, height: Int, dpi: Int?, across: Double, down: Double) {
    let size = PrintedSize(width: width, height: height, dpi: dpi)
    #expect(abs(size.width - across) < 0.01 && abs(size.height - down) < 0.01)
  }

  @Test("nothing is kept finer than 300 dpi, and nothing is made finer than it is")
  func factor() {
    #expect(PrintedSize(width: 4960, height: 7016, dpi: 600).factor == 0.5)
    #expect(PrintedSize(width: 2480, height: 3508, dpi: 300).factor == nil)
    #expect(PrintedSize(width: 827, height: 1169, dpi: 100).factor == nil)
  }
}
