import AlbertModel
import Testing

@testable import Eingang

@Suite struct FilingPlanTests {
  private static func file(
    _ name: String, _ sources: [PageText.Source], only pages: ClosedRange<Int>? = nil, parts: [PagePart?] = [],
    blank: Set<Int> = [], isKnown: Bool = true
  ) -> FilingPlan.File {
    var stored = StoredFile(orphan: name, sha256: name, name: name)
    stored.pages = pages
    let texts = sources.enumerated().map { index, source in
      var page = PageText(number: index + 1, width: 10, height: 10, source: source, words: [])
      if source == .ocr, isKnown { page.course = PageCourse([.rotate(Double(index))]) }
      if index < parts.count { page.part = parts[index] }
      return page
    }
    return .init(stored: stored, pages: texts, blank: blank)
  }

  /// A file's name and its pages' numbers, those that stay as they are in brackets; originals by their name alone.
  private static func words(_ plan: FilingPlan) -> [String] {
    plan.items.map { item in
      switch item {
      case .original(let file): file.name
      case .made(let stretches):
        stretches.map { stretch in
          stretch.file.name + stretch.pages.map { $0.picture == nil ? " [\($0.number)]" : " \($0.number)" }.joined()
        }.joined(separator: ", ")
      }
    }
  }

  @Test("images are one PDF, pages in their order")
  func images() {
    let plan = FilingPlan([Self.file("a.jpg", [.ocr]), Self.file("b.tif", [.ocr, .ocr])])
    #expect(Self.words(plan) == ["a.jpg 1, b.tif 1 2"])
  }

  @Test("a PDF that has its words, a mail and a text stay as they are, beside pictures too")
  func originals() {
    let plan = FilingPlan([
      Self.file("a.pdf", [.textLayer, .blank]), Self.file("b.eml", [.textLayer, .ocr]), Self.file("c.jpg", [.ocr]),
      Self.file("d.txt", [.textLayer]), Self.file("e.pdf", []),
    ])
    #expect(Self.words(plan) == ["a.pdf", "b.eml", "c.jpg 1", "d.txt", "e.pdf"])
  }

  @Test("of a PDF that is only partly the document's, only those pages are filed")
  func part() {
    #expect(
      Self.words(FilingPlan([Self.file("a.pdf", [.textLayer, .textLayer, .textLayer], only: 2...3)])) == [
        "a.pdf [2] [3]"
      ])
    #expect(Self.words(FilingPlan([Self.file("a.pdf", [.ocr, .ocr, .ocr], only: 1...1)])) == ["a.pdf 1"])
  }

  @Test("a PDF of which some pages are pictures has its others as they are")
  func mixed() { #expect(Self.words(FilingPlan([Self.file("a.pdf", [.textLayer, .ocr])])) == ["a.pdf [1] 2"]) }

  @Test("blank backs are left out, unless there is nothing else")
  func blanks() {
    #expect(Self.words(FilingPlan([Self.file("a.tif", [.ocr, .blank, .ocr], blank: [2])])) == ["a.tif 1 3"])
    #expect(Self.words(FilingPlan([Self.file("a.tif", [.blank, .blank], blank: [1, 2])])) == ["a.tif 1 2"])
  }

  @Test("parts of an image are pages of their own, and what follows is counted as the file counts it")
  func parts() throws {
    let box = BoundingBox(x: 0, y: 0, width: 0.5, height: 1)
    let halves = (1...2).map { PagePart(.half, page: 1, number: $0, of: 2, box: box) }
    let file = Self.file("a.tif", [.ocr, .ocr, .ocr], only: 2...3, parts: halves)
    let plan = FilingPlan([file])
    #expect(Self.words(plan) == ["a.tif 1 2"])
    guard case .made(let stretches) = try #require(plan.items.first) else { return }
    #expect(stretches[0].pages.map(\.picture?.course) == [PageCourse([.rotate(1)]), PageCourse([.rotate(2)])])
  }

  @Test("pages of an earlier version are named, so that they are read anew")
  func unknown() {
    #expect(FilingPlan([Self.file("a.jpg", [.ocr], isKnown: false)]).unknown.map(\.name) == ["a.jpg"])
    #expect(FilingPlan([Self.file("a.pdf", [.textLayer])]).unknown.isEmpty)
    let stretches = [1...1, 3...3].map { Self.file("a.tif", [.ocr, .ocr, .ocr], only: $0, isKnown: false) }
    #expect(
      FilingPlan(stretches + [Self.file("b.tif", [.ocr], isKnown: false)]).unknown.map(\.name) == ["a.tif", "b.tif"])
  }
}
