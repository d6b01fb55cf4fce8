import Testing

@testable import Eingang

@Suite struct PageNameTests {
  @Test(
    "finds the figure that may number a page, the likeliest first",
    arguments: [
      ("scan-001.jpg", ["001"]), ("brief (1).jpg", ["1"]), ("IMG_0001.JPG", ["0001"]), ("foto-a-3 Seite 2.jpg", ["2"]),
      ("page-02.png", ["02"]), ("3-a-12.jpg", ["12"]), ("003 brief2.jpg", ["2", "003"]),
      ("20201231153015500_0001.jpg", ["0001"]), ("SMFP110511152300_0002.TIF", ["0002"]),
      ("Scan_2025-11-30_1.png", ["1"]),
      ("Scan_2025-11-30_0001.png", ["0001"]), ("IMG-20251130-WA0003.jpg", ["0003"]), ("Scan 30.11.2025 (2).jpg", ["2"]),
      ("IMG-20251130-WA0103.jpg", ["0103"]),
    ])
  func figures(name: String, digits: [String]) {
    #expect(PageName(name).slots.map(\.digits) == digits)
  }

  @Test(
    "a date, a time of day and a long figure number nothing",
    arguments: [
      "IMG_20251130_101502.jpg", "Scan_2025-11-30_1015.png", "2025-11-30 10-15-02.jpg", "Scan 30.11.25.jpg",
      "Scan 2025-11-30 10.15.jpg",
      "Bildschirmfoto 2025-11-30 um 10.15.02.png", "Foto.jpg", "20251130101502.jpg", "1701339302.jpg", "",
    ])
  func none(name: String) {
    #expect(PageName(name).slots.isEmpty)
  }

  @Test("what surrounds the figure is compared without case, the ending too")
  func surroundings() {
    let one = PageName("Scan-001.JPG")
    #expect(one.ending == "jpg")
    #expect(one.slots.first?.before == "scan-")
    #expect(one.slots.first?.after.isEmpty == true)
  }
}
