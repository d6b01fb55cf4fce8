import AlbertModel
import EingangTestSupport

@testable import Eingang

/// A household whose letters arrive one after the other, each proposed with what was decided before.
struct Lernhaus {
  let fixture: StoreFixture
  private let understanding: Understanding

  init(rules: [AblageRule] = []) throws {
    fixture = try StoreFixture()
    understanding = Understanding(
      haushalt: Haushalt(namen: ["Berger"], personen: ["Anna", "Felix", "Lena"].map { Person(name: $0) }),
      ablage: rules, erhalten: nil)
  }

  /// What would be proposed now.
  func proposal(_ text: String) throws -> Vorschlag {
    let verstanden = understanding.verstanden([MarkedText(text).page])
    return understanding.vorschlag(verstanden, gelernt: try fixture.store.gelernt(for: verstanden.merkmale))
  }

  /// A card with that proposal.
  @discardableResult
  func arrive(_ text: String) throws -> Int { try fixture.card(text, as: try proposal(text)) }

  /// A letter that is accepted, after what is wrong was put right.
  @discardableResult
  func accept(_ text: String, ablage: String? = nil, absender: String? = nil, person: String? = nil) throws -> Int {
    let id = try arrive(text)
    var change = Aenderung()
    change.ablage = ablage
    change.absender = absender
    change.person = person
    if !change.isEmpty { _ = try fixture.decisions.change(id, change) }
    _ = try fixture.decisions.accept(id)
    return id
  }

  /// Everything that was learned, as text.
  func taught() throws -> [String] {
    let tables = [
      "lessons": "document || ' ' || rank || decision || sender || ifnull(target, '-') || words",
      "lesson_keys": "key || rank || ' ' || document", "lesson_words": "word || pattern || sender || letters",
    ]
    return try fixture.store.read { (connection) throws(StoreError) in
      var taught: [String] = []
      for (table, columns) in tables.sorted(by: { $0.key < $1.key }) {
        taught += try connection.rows("SELECT \(columns) FROM \(table) ORDER BY 1") { (row) throws(StoreError) in
          table + " " + row.text(0)
        }
      }
      return taught
    }
  }

  /// A letter of a company, with what stands at its foot.
  static func letter(
    _ sender: String, _ subject: String, _ body: String = "Vielen Dank für Ihr Vertrauen.", foot: String,
    number: Int = 0
  ) -> String {
    """
    \(sender)
    Postfach 1001, 59991 Ahrenbeck

    Frau
    Anna Berger
    Lindenweg 4
    48155 Münster

    Ahrenbeck, 0\(1 + number % 9).09.2025

    \(subject)

    Sehr geehrte Frau Berger,
    \(body)
    Mit freundlichen Grüßen
    \(sender)

    \(foot)
    """
  }
}
