import AlbertModel
import Foundation
import Testing

@testable import Eingang

@Suite struct PageCourseTests {
  private static let half = BoundingBox(x: 0.5, y: 0, width: 0.5, height: 1)

  @Test(
    "a reader can claim no step that no page takes",
    arguments: [
      ([PageCourse.Step.rotate(0.7), .turn(1), .rotate(-0.1)], true),
      ([.sheet([0.1, 0.1, 0.9, 0.12, 0.92, 0.95, 0.08, 0.9])], true), ([.clip(half)], true),
      ([.unbend([0, 0.01, 0, -0.002, 0, 0])], true), ([], true), ([.rotate(.nan)], false), ([.rotate(90)], false),
      ([.turn(4)], false), ([.sheet([0.1, 0.1])], false), ([.sheet(Array(repeating: 9, count: 8))], false),
      ([.unbend([0, 0])], false), ([.clip(BoundingBox(x: 0, y: 0, width: 0, height: 1))], false),
      (Array(repeating: .turn(1), count: 17), false),
    ])
  func plausible(steps: [PageCourse.Step], isPlausible: Bool) {
    #expect(PageCourse(steps).isPlausible == isPlausible)
  }

  @Test("a stored page keeps the way it went, and one of an earlier version has none")
  func stored() throws {
    var page = PageText(number: 1, width: 100, height: 200, source: .ocr, words: [])
    let earlier = try JSONEncoder().encode(page)
    #expect(try JSONDecoder().decode(PageText.self, from: earlier).course == nil)
    page.course = PageCourse([.rotate(0.5), .clip(Self.half), .turn(3)])
    #expect(try JSONDecoder().decode(PageText.self, from: JSONEncoder().encode(page)) == page)
    #expect(page.with(codes: []).renumbered(7).course == page.course)
  }
}
