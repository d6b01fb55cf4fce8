import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Recognition of several sheets", .tags(.ocr))
struct PageRecognizerPartsTests {
  private func image(_ name: String) throws -> PageImage {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: Repository.root + "/samples/" + name))
    let file = try #require(try TestBytes().mapped(bytes))
    return try PageImage(decoding: file, maxPixels: 100_000_000)
  }

  private func read(_ image: PageImage, number: Int = 1) throws -> [PageText] {
    var timing = Timing()
    return try PrintedPage.recognizer().read(image, number: number, timing: &timing)
  }

  @Test("two receipts on one glass are two pages, whichever way the picture lies", arguments: [0, 1, 2])
  func receipts(quarters: Int) throws {
    let image = try image("zwei-kassenbons.jpg")
    try image.turn(quarters: quarters)
    let pages = try read(image, number: 3)
    #expect(pages.map(\.number) == [3, 3])
    #expect(pages.map(\.part?.number) == [1, 2])
    let parts = pages.compactMap(\.part)
    #expect(parts.allSatisfy { $0.kind == .sheet && $0.count == 2 && $0.page == 3 && $0.isPlausible })
    for (shop, total) in [("RUHKAMP", "20,34"), ("LESEZEICHEN", "31,90")] {
      let own = pages.filter { $0.text.contains(shop) }
      #expect(own.count == 1 && own.first?.text.contains("SUMME EUR \(total)") == true)
      #expect(own.first?.text.contains("\(total == "20,34" ? "31,90" : "20,34")") == false)
    }
    // Each by its own edges: the shop's name is at its head.
    #expect(pages.allSatisfy { $0.words.first.map { $0.box.midY < 0.25 } ?? false })
  }

  @Test("an open folded sheet of A3 is two pages, left and right; turned it is the same")
  func doublePage() throws {
    for quarters in [0, 1] {
      let image = try image("musikschule-felix.jpg")
      try image.turn(quarters: quarters)
      let pages = try read(image)
      #expect(pages.map(\.part?.kind) == [.half, .half])
      #expect(pages.map { Seitenzahl($0)?.seite } == [1, 2])
      #expect(pages.first?.text.contains("Gesamtbetrag 535,00") == true)
      #expect(pages.last?.text.contains("Unterrichtsordnung") == true)
    }
  }

  @Test("a lying page of another size is one page, however wide its middle is")
  func otherSize() throws {
    let image = try image("musikschule-felix.jpg")
    // Forty millimetres off the right.
    try image.clip(x: 0..<(image.width - 315), y: 0..<image.height)
    #expect(try read(image).map(\.part) == [nil])
  }
}
