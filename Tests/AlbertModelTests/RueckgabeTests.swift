import AlbertModel
import Foundation
import Testing

@Suite("Rueckgabe")
struct RueckgabeTests {
  @Test("comes back from a field's flat object as it was, with cash and without")
  func roundTrip() throws {
    let day = try #require(CalendarDay(iso: "2025-09-15"))
    let full = Rueckgabe(
      "Rücklaufzettel", signed: true, recipient: "Klassenlehrerin Frau Brandt", until: day,
      cash: Betrag(cents: 1200, direction: .zahlen))
    for value in [full, Rueckgabe("Anmeldung")] {
      let field = Field(value, confidence: 0.9)
      #expect(try JSONDecoder().decode(Field<Rueckgabe>.self, from: JSONEncoder().encode(field)) == field)
    }
  }

  @Test("writes what is missing as null")
  func nulls() throws {
    let data = try JSONEncoder().encode(Field(Rueckgabe("Anmeldung"), confidence: 0.9))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["value"] as? String == "Anmeldung")
    #expect(object["signed"] as? Bool == false)
    for key in ["recipient", "until", "cash"] { #expect(object[key] is NSNull, "\(key)") }
  }
}
