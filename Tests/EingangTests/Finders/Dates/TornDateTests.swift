import AlbertModel
import Eingang
import Testing

@Suite("Dates whose separators were misread")
struct TornDateTests {
  private func days(_ text: String) -> [String] {
    DateScanner(Array(text.utf8)).mentions().compactMap { $0.completeDay?.iso }
  }

  @Test(
    "beside a time of day, or in one piece, it is a date",
    arguments: [
      ("12. 01-19 21:13 shop", "2019-01-12"), ("05- 03.2018 07:09", "2018-03-05"), ("18/03:18", "2018-03-18"),
      ("24- i1- 17 13:11", "2017-11-24"), ("18/03:18 15 17 06051", "2018-03-18"),
      ("12 01-19 21:13 shop", "2019-01-12"), ("11703/2018 06:26 pm", "2018-03-11"), ("24-01/18 9:15", "2018-01-24"),
    ])
  func reads(text: String, day: String) { #expect(days(text) == [day]) }

  @Test(
    "without a time, across lines, in a longer number or beyond the calendar it is none",
    arguments: [
      "12. 01-19 shop", "12 01-19 shop", "3 01-19 21:13", "12 01 19 21:13", "12\n01-19 21:13", "12. 01-19\n21:13",
      "tel 12-01/19", "az. 7.10/2019", "18/03-18", "12.\n01-19 21:13",
      "12-01:18 77", "18/33:18", "3:15-04 18",
      "16:30-17.45 uhr", "12.30/45 21:13",
    ])
  func nearMisses(text: String) { #expect(days(text).isEmpty) }
}
