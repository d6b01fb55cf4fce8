import Testing

@testable import Eingang

@Suite struct PaperlessPlaceTests {
  private func ablage(place: String?, file: String? = "brief.pdf", template: String? = nil) -> String? {
    var document = PaperlessDocument(number: 1)
    document.place = place
    document.file = file
    document.template = template
    return PaperlessPlace(document).ablage
  }

  @Test("the folder in which paperless-ngx kept the file comes first, filled in as it was")
  func kept() {
    #expect(
      ablage(place: "Haus/2024/Abschlag.pdf", file: "x/y.pdf", template: "Haus/{{ created_year }}/x") == "Haus/2024")
    #expect(ablage(place: "none/Otte/-none-/a.pdf") == "Otte")
    #expect(ablage(place: "Mu\u{308}ll/a.pdf") == "M\u{FC}ll")
  }

  @Test("then the folder in the export, without the one that only says what the files are")
  func exported() {
    #expect(ablage(place: "0000001.pdf", file: "Haus/2024/a.pdf") == "Haus/2024")
    #expect(ablage(place: nil, file: "originals/Haus/a.pdf") == "Haus")
    #expect(ablage(place: nil, file: "originals/a.pdf") == nil)
  }

  @Test("then what a storage path says before its first gap; the last level names the file")
  func template() {
    #expect(ablage(place: "1.pdf", template: "Haus/Energie/{{ created_year }}/{{ title }}") == "Haus/Energie")
    #expect(ablage(place: nil, template: "Haus/{created_year}/{title}") == "Haus")
    #expect(ablage(place: nil, template: "{{ correspondent }}/{{ title }}") == nil)
    #expect(ablage(place: nil, template: "{% if title %}Haus{% endif %}/x") == nil)
    #expect(ablage(place: nil, template: "Haus") == nil)
  }

  @Test(
    "what leads out of the Ablage, or is hidden, is none", arguments: ["../x/a.pdf", "a/../../b.pdf", ".git/a.pdf"])
  func outside(place: String) {
    #expect(ablage(place: place) == nil)
  }

  @Test("a place deeper than a target may be ends where that ends")
  func deep() {
    #expect(ablage(place: "1/2/3/4/5/6/7/8/9/10/a.pdf") == "1/2/3/4/5/6/7/8")
  }
}
