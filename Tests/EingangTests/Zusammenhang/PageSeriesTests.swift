import Testing

@testable import Eingang

@Suite struct PageSeriesTests {
  /// Each file a number of seconds after the one before.
  private func groups(_ names: [String], every seconds: Int64 = 4) -> [[String]] {
    PageSeries.groups(
      of: names.enumerated().map { PageSeries.File(name: $1, modified: Int64($0) * seconds * 1_000_000_000) })
  }

  @Test(
    "names that differ in one number are one document, in page order",
    arguments: [
      ["scan-001.jpg", "scan-002.jpg", "scan-003.jpg"], ["IMG_0009.JPG", "IMG_0010.jpg"],
      ["seite 1.jpg", "seite 2.jpg"],
      ["Scan_2025-11-30_1.png", "Scan_2025-11-30_2.png"], ["brief (1).jpg", "brief (2).jpg"],
      ["foto-a-3 Seite 1.jpg", "foto-a-3 Seite 2.jpg"], ["page-9.tif", "page-10.tif"], ["1.webp", "2.webp"],
      ["001-brief2.heic", "002-brief2.heic"], ["Scan.jpg", "Scan (2).jpg", "Scan (3).jpg"],
    ])
  func oneDocument(names: [String]) {
    #expect(groups(names) == [names])
    #expect(groups(names.reversed()) == [names])
  }

  @Test(
    "what is no series stays apart",
    arguments: [
      // A gap, another ending, another name, two kinds of numbering, twice the same number.
      ["scan-001.jpg", "scan-003.jpg"], ["scan-1.jpg", "scan-2.png"], ["brief-1.jpg", "rechnung-2.jpg"],
      ["scan-09.jpg", "scan-010.jpg"], ["scan-1.jpg", "scan-01.jpg"],
      // PDFs, and names that tell a time.
      ["scan-001.pdf", "scan-002.pdf"], ["IMG_20251130_101502.jpg", "IMG_20251130_101503.jpg"],
      ["Scan 2025-11-29.jpg", "Scan 2025-11-30.jpg"], ["Scan_2025-11-30_1015.png", "Scan_2025-11-30_1016.png"],
      // A word says what counts the pages: these are the first pages of two papers.
      ["foto-3 Seite 1.jpg", "foto-4 Seite 1.jpg"],
      // A device counts letters and their pages.
      ["scan0007_001.jpg", "scan0008_001.jpg"], ["0007_001.jpg", "0008_001.jpg"],
      // Saved twice by a browser.
      ["brief.jpg", "brief (1).jpg"],
    ])
  func apart(names: [String]) {
    #expect(groups(names).count == names.count)
  }

  @Test("series side by side are told apart, and a gap parts one")
  func several() {
    let names = ["a-1.jpg", "a-2.jpg", "b-1.jpg", "b-2.jpg", "b-4.jpg", "b-5.jpg", "notiz.jpg", "brief.pdf"]
    #expect(
      groups(names) == [
        ["a-1.jpg", "a-2.jpg"], ["b-1.jpg", "b-2.jpg"], ["b-4.jpg", "b-5.jpg"], ["brief.pdf"], ["notiz.jpg"],
      ])
  }

  @Test("pages that came long after one another are several documents")
  func apartInTime() {
    let names = ["scan-1.jpg", "scan-2.jpg"]
    #expect(groups(names, every: 30) == [names])
    #expect(groups(names, every: 31) == [["scan-1.jpg"], ["scan-2.jpg"]])
    let extreme = [
      PageSeries.File(name: "scan-1.jpg", modified: .min), PageSeries.File(name: "scan-2.jpg", modified: .max),
    ]
    #expect(PageSeries.groups(of: extreme).count == 2)
  }

  @Test("a camera's whole card is no letter")
  func pile() {
    let names = (1...PageSeries.most + 1).map { "IMG_\(1000 + $0).jpg" }
    #expect(groups(names).count == names.count)
    #expect(groups(names.dropLast()).count == 1)
  }

  @Test("tells which names may have further pages")
  func mayBePage() {
    #expect(PageSeries.mayBePage("scan-001.jpg"))
    #expect(!PageSeries.mayBePage("scan-001.pdf"))
    #expect(!PageSeries.mayBePage("IMG_20251130_101502.jpg"))
    #expect(PageSeries.groups(of: []).isEmpty)
  }
}
