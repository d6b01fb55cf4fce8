import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

/// What a decision changes for the letters after it.
@Suite struct GelerntTests {
  private static func strom(_ number: Int) -> String {
    Lernhaus.letter(
      "Stadtwerke Rosenau GmbH", "Ihr Abschlag für Strom", "Ihr Zähler zeigt \(3120 + number) kWh.",
      foot: "www.stadtwerke-rosenau.de   Telefon 02999 5550-0", number: number)
  }

  @Test("one correction is enough for the same sender's next letter: its target and its name")
  func oneCorrection() throws {
    let haus = try Lernhaus()
    #expect(try haus.proposal(Self.strom(1)).ablage.value == "Wohnen")
    try haus.accept(Self.strom(1), ablage: "Haus/Energie", absender: "Stadtwerke")
    let next = try haus.proposal(Self.strom(2))
    #expect(next.ablage.value == "Haus/Energie")
    #expect(next.ablage.reason == "wie der letzte Brief von Stadtwerke")
    #expect(next.ablage.evidence.contains { $0.rule == "ablage.gelernt" && $0.quote.contains("stadtwerke-rosenau.de") })
    #expect(next.ablage.alternatives.map(\.value).contains("Wohnen"))
    #expect(next.extraction.absender?.value == "Stadtwerke")
    #expect(next.extraction.absender?.alternatives.first?.value == "Stadtwerke Rosenau GmbH")
    #expect(next.extraction.absender?.evidence.first?.rule == "absender.gelernt")
  }

  @Test("a sender that one weak key tells is named with a doubt, one that several tell is sure")
  func doubtful() throws {
    let haus = try Lernhaus()
    try haus.accept(Self.strom(1), absender: "Stadtwerke")
    let weak = Lernhaus.letter("Nachricht", "Ihr Abschlag für Strom", foot: "www.stadtwerke-rosenau.de", number: 2)
    let doubtful = try #require(try haus.proposal(weak).extraction.absender)
    #expect(doubtful.value == "Stadtwerke" && doubtful.confidence < 0.9)
    let sure = try #require(try haus.proposal(Self.strom(3)).extraction.absender)
    #expect(sure.value == "Stadtwerke" && sure.confidence >= 0.9)
  }

  @Test("the reason counts the letters that went there last")
  func counts() throws {
    let haus = try Lernhaus()
    for number in 1...4 { try haus.accept(Self.strom(number), ablage: number == 1 ? "Haus/Energie" : nil) }
    #expect(
      try haus.proposal(Self.strom(5)).ablage.reason == "wie die letzten 4 Briefe von Stadtwerke Rosenau GmbH")
  }

  @Test("an open card teaches nothing, however often it is proposed")
  func openCards() throws {
    let haus = try Lernhaus()
    for number in 1...5 { try haus.arrive(Self.strom(number)) }
    #expect(try haus.taught().isEmpty)
    #expect(try haus.proposal(Self.strom(6)).ablage.reason == nil)
  }

  @Test("what a person enters on an open card teaches once the card is accepted, and not before")
  func change() throws {
    let haus = try Lernhaus()
    let id = try haus.arrive(Self.strom(1))
    var change = Aenderung()
    change.absender = "Stadtwerke"
    _ = try haus.fixture.decisions.change(id, change)
    #expect(try haus.taught().isEmpty)
    #expect(try haus.proposal(Self.strom(2)).extraction.absender?.value == "Stadtwerke Rosenau GmbH")
    _ = try haus.fixture.decisions.accept(id)
    #expect(try haus.proposal(Self.strom(2)).extraction.absender?.value == "Stadtwerke")
  }

  @Test("what was decided last weighs more than all before")
  func changedMind() throws {
    let haus = try Lernhaus()
    for number in 1...6 { try haus.accept(Self.strom(number), ablage: "Alt", absender: "Stadtwerke Alt") }
    try haus.accept(Self.strom(7), ablage: "Neu", absender: "Stadtwerke Neu")
    #expect(try haus.proposal(Self.strom(8)).ablage.value == "Neu")
    #expect(try haus.proposal(Self.strom(8)).extraction.absender?.value == "Stadtwerke Neu")
    #expect(try haus.proposal(Self.strom(8)).ablage.alternatives.first?.value == "Alt")
  }

  @Test(
    "senders with a mailbox at the same provider, or an account at the same bank, are not each other",
    arguments: [
      ("otte@t-online.de", "wiese@t-online.de"), ("otte@gmx.de", "wiese@gmx.de"),
      ("www.sparkasse-rosenau.de", "www.sparkasse-rosenau.de"),
    ])
  func sharedDomain(one: String, other: String) throws {
    let haus = try Lernhaus()
    try haus.accept(
      Lernhaus.letter("Malerbetrieb Otte", "Rechnung", foot: one), ablage: "Haus/Maler", absender: "Otte")
    let next = try haus.proposal(Lernhaus.letter("Hundeschule Wiesengrund", "Anmeldung", foot: other))
    #expect(next.extraction.absender?.value != "Otte")
    #expect(next.ablage.value != "Haus/Maler")
    // Each for itself is known again.
    #expect(
      try haus.proposal(Lernhaus.letter("Malerbetrieb Otte", "Angebot", foot: one)).ablage.value == "Haus/Maler")
  }

  @Test("an account that several senders have is none of theirs alone")
  func sharedAccount() throws {
    let haus = try Lernhaus()
    let foot = "IBAN DE89 3704 0044 0532 0130 00"
    try haus.accept(Lernhaus.letter("Wollwerk Versand", "Rechnung", foot: foot), ablage: "Wolle", absender: "Wollwerk")
    try haus.accept(
      Lernhaus.letter("Bücherkiste Nord", "Rechnung", foot: foot), ablage: "Lesen", absender: "Bücherkiste")
    let third = try haus.proposal(Lernhaus.letter("Gartenwelt Immergrün", "Rechnung", foot: foot))
    #expect(!["Wollwerk", "Bücherkiste"].contains(third.extraction.absender?.value))
    #expect(!["Wolle", "Lesen"].contains(third.ablage.value))
  }

  @Test("another office of the same town is not the one before, and one with a letter misread is")
  func offices() throws {
    let haus = try Lernhaus()
    let foot = "www.ahrenbeck.de"
    try haus.accept(
      Lernhaus.letter("Bürgeramt Ahrenbeck", "Ausweis", foot: foot), ablage: "Amt/Ausweise", absender: "Unser Bürgeramt"
    )
    #expect(
      try haus.proposal(Lernhaus.letter("Jugendamt Ahrenbeck", "Anfrage", foot: foot)).ablage.value != "Amt/Ausweise")
    #expect(
      try haus.proposal(Lernhaus.letter("Bürgcramt Ahrenbeck", "Ausweis", foot: foot)).ablage.value == "Amt/Ausweise")
  }

  @Test("a sender that writes every week does not swallow letters of others")
  func dominantSender() throws {
    let haus = try Lernhaus()
    for number in 1...30 { try haus.accept(Self.strom(number), ablage: "Haus/Energie") }
    let other = Lernhaus.letter(
      "Turnverein Au e. V.", "Mitgliedsbeitrag", "Das Training beginnt im Herbst.", foot: "www.tv-au.de")
    #expect(try haus.proposal(other).ablage.value.hasPrefix("Freizeit"))
  }

  @Test("taking a decision back takes back exactly what it taught")
  func undo() throws {
    let haus = try Lernhaus()
    try haus.accept(Self.strom(1), ablage: "Haus/Energie", absender: "Stadtwerke")
    let before = try haus.taught()
    let id = try haus.arrive(Self.strom(2))
    var change = Aenderung()
    change.ablage = "Neu"
    _ = try haus.fixture.decisions.change(id, change)
    #expect(try haus.taught() == before)
    _ = try haus.fixture.decisions.accept(id)
    #expect(try haus.taught() != before)
    _ = try haus.fixture.decisions.undo(id)
    #expect(try haus.taught() == before)
    _ = try haus.fixture.decisions.undo(id)
    #expect(try haus.taught() == before)
    _ = try haus.fixture.decisions.decline(id)
    #expect(try haus.taught() != before)
    _ = try haus.fixture.decisions.undo(id)
    #expect(try haus.taught() == before)
  }

  @Test("a declined letter speaks for no target, and a sender who is always declined is named")
  func declined() throws {
    let haus = try Lernhaus()
    for number in 1...2 { _ = try haus.fixture.decisions.decline(try haus.arrive(Self.strom(number))) }
    let next = try haus.proposal(Self.strom(3))
    #expect(next.ablage.value == "Wohnen")
    #expect(
      next.extraction.warnings.contains("Die letzten 2 Schreiben von Stadtwerke Rosenau GmbH wurden abgelehnt."))
  }

  @Test("joining and splitting leave nothing behind of what was taught, and undo gives it back")
  func regrouping() throws {
    let haus = try Lernhaus()
    let one = try haus.arrive(Self.strom(1))
    let two = try haus.arrive(Self.strom(2))
    var change = Aenderung()
    change.ablage = "Haus/Energie"
    _ = try haus.fixture.decisions.change(two, change)
    _ = try haus.fixture.decisions.accept(two)
    let accepted = try haus.taught()
    _ = try haus.fixture.decisions.undo(two)
    #expect(try haus.taught().isEmpty)
    _ = try haus.fixture.decisions.join([one, two]) { _ in .sample() }
    #expect(try haus.taught().isEmpty)
    _ = try haus.fixture.decisions.accept(one)
    #expect(try haus.taught().filter { $0.hasPrefix("lessons ") }.count == 1)
    _ = try haus.fixture.decisions.undo(one)
    _ = try haus.fixture.decisions.undo(one)
    _ = try haus.fixture.decisions.accept(two)
    // The same but for the decision's number.
    #expect(try haus.taught().count == accepted.count)
  }

  @Test("the household's own rule comes before what was learned, which is named as what else it could be")
  func ownRule() throws {
    let haus = try Lernhaus(rules: [AblageRule(ziel: "Regel", woerter: ["Strom"])])
    try haus.accept(Self.strom(1), ablage: "Haus/Energie")
    let next = try haus.proposal(Self.strom(2))
    #expect(next.ablage.value == "Regel")
    #expect(next.ablage.reason == "nach eurer Regel in eingang.json5")
    #expect(next.ablage.alternatives.first?.value == "Haus/Energie")
  }

  @Test("a target that names the letter's person serves another person too")
  func otherPerson() throws {
    let haus = try Lernhaus()
    func letter(_ child: String) -> String {
      Lernhaus.letter("Musikschule Au e. V.", "Vorspiel", foot: "www.musikschule-au.de").replacing("Anna", with: child)
    }
    try haus.accept(letter("Felix"), ablage: "Musik/Felix", person: "Felix")
    let next = try haus.proposal(letter("Lena"))
    #expect(next.extraction.person?.value == "Lena")
    #expect(next.ablage.value == "Musik/Lena")
  }

  @Test("a sender with two subjects keeps a place for each")
  func twoSubjects() throws {
    let haus = try Lernhaus()
    func letter(_ number: Int, _ isCar: Bool) -> String {
      Lernhaus.letter(
        "Kranich Versicherung AG", isCar ? "Beitrag Kraftfahrtversicherung" : "Beitrag Hausratversicherung",
        isCar
          ? "Die Schadenfreiheitsklasse für Ihr Fahrzeug mit dem Kennzeichen\nwurde neu berechnet, die Typklasse auch."
          : "Die Versicherungssumme für Möbel, Einbruch, Feuer und Leitungswasser\nwurde dem Index angepasst.",
        foot: "www.kranich.de", number: number)
    }
    for number in 1...6 {
      try haus.accept(letter(number, number % 2 == 0), ablage: number % 2 == 0 ? "Auto" : "Hausrat")
    }
    #expect(try haus.proposal(letter(7, true)).ablage.value == "Auto")
    #expect(try haus.proposal(letter(8, false)).ablage.value == "Hausrat")
  }

  @Test("a letter of an unknown sender goes where letters with its words went, and names them")
  func words() throws {
    let haus = try Lernhaus()
    let places = [
      "Tiere": "Unsere Hunde und Katzen danken für die Spende zugunsten der Patentiere.",
      "Fahrrad": "Kette, Bremse und Schaltung am Fahrrad wurden gewartet.",
      "Theater": "Die Premiere beginnt abends, Karten für die Bühne liegen an der Kasse.",
    ]
    for (place, body) in places.sorted(by: { $0.key < $1.key }) {
      for name in ["Nordhof", "Ostertal", "Südlicht", "Westwind"] {
        try haus.accept(Lernhaus.letter("\(name) \(place)", "Ihr Schreiben", body, foot: ""), ablage: place)
      }
    }
    let next = try haus.proposal(
      Lernhaus.letter(
        "Pfotenbund Eich", "Danke", "Hunde und Katzen: Patentiere freuen sich über Ihre Spende.", foot: ""))
    #expect(next.ablage.value == "Tiere")
    #expect(next.ablage.reason?.hasPrefix("nach den Wörtern ") == true)
    #expect(next.ablage.evidence.allSatisfy { $0.rule == "ablage.woerter.gelernt" && !$0.quote.isEmpty })
    // Words that nobody's letters had before tell nothing.
    let unknown = try haus.proposal(
      Lernhaus.letter("Notariat Eich", "Beurkundung", "Der Kaufvertrag über das Grundstück ist vollzogen.", foot: ""))
    #expect(places[unknown.ablage.value] == nil)
  }

  @Test("the person that a household makes of the addressee is learned for the sender")
  func person() throws {
    let haus = try Lernhaus()
    try haus.accept(Self.strom(1), person: "Felix")
    let next = try haus.proposal(Self.strom(2))
    #expect(next.extraction.person?.value == "Felix")
    #expect(next.extraction.person?.evidence.first?.rule == "person.gelernt")
  }
}
