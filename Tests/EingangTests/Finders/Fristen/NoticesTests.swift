import AlbertModel
import Eingang
import EingangTestSupport
import Testing

@Suite("Notices")
struct NoticesTests {
  private func candidates(_ text: String) -> [Frist] {
    let context = FristContext(datum: CalendarDay(iso: "2025-06-01"), art: .vertrag)
    return FristFinder(context).candidates(in: [MarkedText(text).page]).map(\.value).filter { $0.kind == .kuendigung }
  }

  @Test("contract end and notice period give the last day to arrive and the day to post")
  func contract() {
    let text = """
      Vertragsende: 31.12.2025
      Die Kündigungsfrist beträgt drei Monate zum Vertragsende.
      Der Vertrag verlängert sich um ein weiteres Jahr.
      """
    let found = candidates(text).first { $0.rule?.contains("absenden") == true }
    #expect(found?.day.iso == "2025-09-30")
    #expect(found?.rule == "drei Monate zum Vertragsende 31.12.2025, absenden bis 26.09.2025")
  }

  @Test("four weeks to the quarter's end")
  func quarter() {
    let text = "Der Vertrag ist mit einer Frist von vier Wochen zum Quartalsende kündbar."
    // Notice given by 2 June still ends it on 30 June.
    #expect(candidates(text).contains { $0.day.iso == "2025-06-02" })
  }

  @Test("a notice period alone is no day")
  func alone() { #expect(candidates("Die Kündigungsfrist beträgt einen Monat.").isEmpty) }
}
