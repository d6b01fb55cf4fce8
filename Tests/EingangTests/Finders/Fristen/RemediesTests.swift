import AlbertModel
import Eingang
import EingangTestSupport
import Testing

@Suite("Remedies")
struct RemediesTests {
  private func frist(_ text: String, datum: String = "2025-05-12", art: Belegart? = nil) -> Frist? {
    let context = FristContext(datum: CalendarDay(iso: datum), art: art)
    return FristSelection.choose(FristFinder(context).candidates(in: [MarkedText(text).page])).frist?.value
  }

  @Test("consent to a rent increase runs to the end of the second month after receipt")
  func rent() {
    let own = "Ich bitte Sie, der Erhöhung bis zum Ablauf des zweiten Kalendermonats nach Zugang zuzustimmen."
    #expect(frist(own)?.day.iso == "2025-07-31")
    let bare = "Mieterhöhungsverlangen nach § 558 BGB\nWir bitten um Zustimmung zu einer Erhöhung der Miete."
    #expect(frist(bare)?.day.iso == "2025-07-31")
    #expect(frist(bare)?.kind == .antwort)
  }

  @Test("the days that a Bescheid itself names for the post count, whatever its date")
  func statedDays() {
    let text = """
      Gegen diesen Bescheid kann innerhalb eines Monats nach Bekanntgabe Widerspruch erhoben werden.
      Der Bescheid gilt am dritten Tag nach der Aufgabe zur Post als bekannt gegeben.
      """
    // 12 May and three days are 15 May; a month later is a Sunday.
    #expect(frist(text, art: .bescheid)?.day.iso == "2025-06-16")
  }

  @Test("a Mahnung that threatens with a Mahnbescheid is not one")
  func threat() {
    #expect(frist("Sonst werden wir einen gerichtlichen Mahnbescheid beantragen.", art: .mahnung) == nil)
  }
}
