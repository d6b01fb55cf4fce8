import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct AbsenderCompanyTests {
  private func mention(_ text: String, _ family: AbsenderFamily) throws -> AbsenderMention {
    let line = try #require(MarkedText(text).page.lines.first)
    return try #require(
      AbsenderMention(
        line: line, range: 0..<line.bytes.count, family: family, names: HaushaltNames(Haushalt()), textHeight: 0.01))
  }

  private func features(_ first: AbsenderMention, _ others: [AbsenderMention]) -> [FeatureName: Double] {
    var features: [FeatureName: Double] = [:]
    AbsenderCompany([first] + others).add(to: &features, of: first)
    return features
  }

  @Test("another family that shares a word supports a name, its own family and other words do not")
  func supports() throws {
    let name = try mention("Kranich Versand", .letterhead)
    #expect(features(name, [try mention("Kranich Versand", .footer)])["support.footer"] == 1)
    #expect(features(name, [try mention("Kranich Versand", .letterhead)]).isEmpty)
    #expect(features(name, [try mention("Storch Reisen", .footer)]).isEmpty)
  }

  @Test("a name that stands longer with its legal form is short for it and part of it")
  func isShort() throws {
    let long = try mention("Kranich Versand GmbH", .footer)
    let found = features(try mention("Kranich Versand", .letterhead), [long])
    #expect(found["name.shortform"] == 1 && found["name.part"] == 1)
    let other = features(long, [try mention("Kranich Versand", .letterhead)])
    #expect(other["name.shortform"] == nil && other["name.part"] == nil)
  }
}
