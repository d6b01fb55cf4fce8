import AlbertModel
import Testing

@testable import Eingang

@Suite("Letters of one matter")
struct BuendelTests {
  private struct Letter {
    var art = Belegart.info
    var sender: String? = "Goethe-Gymnasium"
    var title = ""
    var day = "2025-09-01"
    var cents: Int64?
    var invoice: String?
    var customer: String?
    var person: String?
  }

  private func card(_ id: Int, _ letter: Letter) -> Card {
    var extraction = Extraction(lang: "de", art: Field(letter.art, confidence: 0.9))
    extraction.absender = letter.sender.map { Field($0, confidence: 0.9) }
    extraction.titel = Field(letter.title, confidence: 0.9)
    extraction.datum = CalendarDay(iso: letter.day).map { Field($0, confidence: 0.9) }
    extraction.betrag = letter.cents.map { Field(Betrag(cents: $0), confidence: 0.9) }
    extraction.rechnungsnummer = letter.invoice.map { Field($0, confidence: 0.9) }
    extraction.kundennummer = letter.customer.map { Field($0, confidence: 0.9) }
    extraction.person = letter.person.map { Field($0, confidence: 0.9) }
    return Card(
      id: id, state: .offen, files: ["\(id).pdf"], pages: [1],
      content: .vorschlag(Vorschlag(extraction, ablage: Field("Sonstiges", confidence: 0.5))))
  }

  private func bundles(_ letters: Letter...) -> [[Int]] {
    Buendel.of(letters.enumerated().map { card($0 + 1, $1) }).map { $0.cards.compactMap(\.id) }
  }

  private let trip = Letter(art: .elternbrief, title: "Klassenfahrt nach Borkum")

  @Test("an invoice and its Mahnung are one matter by their number, also where another one collects; newest on top")
  func invoice() {
    let invoice = Letter(art: .rechnung, sender: "Stadtwerke", day: "2025-08-01", cents: 8500, invoice: "RE-2025/117")
    var reminder = Letter(art: .mahnung, sender: "STADTWERKE", day: "2025-09-01", cents: 9000, invoice: "re 2025 117")
    #expect(bundles(invoice, reminder) == [[2, 1]])
    reminder.sender = "Inkasso Nord"
    #expect(bundles(invoice, reminder) == [[2, 1]])
    reminder.invoice = nil
    #expect(bundles(invoice, reminder) == [[1], [2]])
  }

  @Test("a Mahnung without a number goes by sender and amount")
  func amount() {
    let invoice = Letter(art: .rechnung, sender: "Stadtwerke", day: "2025-08-01", cents: 8500, invoice: "RE-2025/117")
    var reminder = Letter(art: .mahnung, sender: "Stadtwerke", day: "2025-09-01", cents: 8500)
    #expect(bundles(invoice, reminder) == [[2, 1]])
    reminder.day = "2026-09-01"
    #expect(bundles(invoice, reminder) == [[1], [2]])
  }

  @Test("invoices of one sender with numbers of their own, and receipts of one shop, are matters of their own")
  func monthly() {
    let one = Letter(art: .rechnung, sender: "Telefon AG", title: "Mobilfunk Rechnung", cents: 2999, invoice: "A-1001")
    let other = Letter(
      art: .rechnung, sender: "Telefon AG", title: "Mobilfunk Rechnung", day: "2025-10-01", cents: 2999,
      invoice: "A-1002")
    #expect(bundles(one, other) == [[1], [2]])
    let receipt = Letter(art: .quittung, sender: "Markt", title: "Einkauf Lebensmittel Markt", cents: 500)
    #expect(bundles(receipt, receipt) == [[1], [2]])
  }

  @Test("a letter of the school and its reminder are one matter by their words")
  func reminded() {
    var reminder = trip
    reminder.title = "Erinnerung: Klassenfahrt Borkum"
    reminder.day = "2025-09-12"
    #expect(bundles(trip, reminder) == [[2, 1]])
    reminder.person = "Lena"
    var felix = trip
    felix.person = "Felix"
    #expect(bundles(felix, reminder) == [[1], [2]])
  }

  @Test("two evenings for parents, and letters of other senders with the same words, are not")
  func unlike() {
    let evening = Letter(art: .elternbrief, title: "Einladung zum Elternabend")
    var next = evening
    next.day = "2025-11-04"
    #expect(bundles(evening, next) == [[1], [2]])
    var other = trip
    other.sender = "Turnverein"
    #expect(bundles(trip, other) == [[1], [2]])
    var nobody = trip
    nobody.sender = nil
    #expect(bundles(nobody, nobody) == [[1], [2]])
  }

  @Test("the two halves of a contract are one matter by its number, where they came within a month")
  func contract() {
    let policy = Letter(art: .versicherung, sender: "Versicherung AG", title: "Police", customer: "VS 445566")
    var terms = Letter(art: .vertrag, sender: "Versicherung AG", title: "Bedingungen", customer: "VS-445566")
    terms.day = "2025-09-20"
    #expect(bundles(policy, terms) == [[2, 1]])
    terms.day = "2026-03-01"
    #expect(bundles(policy, terms) == [[1], [2]])
  }

  @Test("what belongs to one of several belongs to all, wherever each lies, and says why")
  func chain() throws {
    let invoice = Letter(art: .rechnung, sender: "Stadtwerke", day: "2025-07-01", cents: 8500, invoice: "RE-2025/117")
    let first = Letter(art: .mahnung, sender: "Stadtwerke", day: "2025-08-01", cents: 8500)
    let second = Letter(art: .mahnung, sender: "Inkasso Nord", day: "2025-09-01", cents: 12_000, invoice: "RE2025117")
    let cards = [second, trip, invoice, first].enumerated().map { card($0 + 1, $1) }
    let bundles = Buendel.of(cards)
    #expect(bundles.map { $0.cards.compactMap(\.id) } == [[1, 4, 3], [2]])
    #expect(bundles[0].reason == "dieselbe Rechnungsnummer" && bundles[1].reason == nil)
  }
}
