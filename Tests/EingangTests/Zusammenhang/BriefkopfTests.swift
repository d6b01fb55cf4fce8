import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct BriefkopfTests {
  @Test("pages of one letter share its number, whichever of them is looked at first")
  func sameNumber() {
    let (one, two) = (Briefe.kopf(Briefe.invoice("RE-20250815")), Briefe.kopf(Briefe.secondPage("RE-20250815")))
    for same in [one.comparison(with: two), two.comparison(with: one)] {
      #expect(same.nummer)
      #expect(!same.isRuledOut)
      #expect(same.words.first == "gleiche Nummer")
    }
  }

  @Test("another invoice's page is ruled out")
  func otherNumber() {
    let same = Briefe.kopf(Briefe.invoice("RE-20250815")).comparison(
      with: Briefe.kopf(Briefe.secondPage("RE-20250901")))
    #expect(same.isRuledOut)
    #expect(!same.nummer)
  }

  @Test("letters of other senders are ruled out, and share nothing")
  func otherSender() {
    let one = Briefe.kopf(Briefe.letter("Goethe-Gymnasium Neustadt", day: "01.09.2025", subject: "Klassenfahrt"))
    let two = Briefe.kopf(Briefe.letter("Sparkasse Münsterland", day: "03.09.2025", subject: "Ihr neues Konto"))
    let same = one.comparison(with: two)
    #expect(same == Briefkopf.Vergleich(nummer: false, absender: false, datum: false, isRuledOut: true))
    #expect(one.begins && two.begins && one.hasAnrede)
  }

  @Test("a sender or a day that the other page names is the same")
  func named() {
    let one = Briefe.kopf(Briefe.letter("Goethe-Gymnasium Neustadt", day: "01.09.2025", subject: "Klassenfahrt"))
    let two = Briefe.kopf("Seite 2 zum Schreiben vom 1.9.2025\n\nIhr Goethe-Gymnasium Neustadt\nbittet um Antwort.")
    let same = one.comparison(with: two)
    #expect(same.absender && same.datum && !same.isRuledOut)
    #expect(one.hasAnrede && !two.hasAnrede)
  }

  @Test("a till's slip is told from a letter")
  func receipt() {
    #expect(Briefe.kopf(Briefe.receipt("Bäckerei Kornblume", day: "01.09.2025", total: "40,00")).isReceipt)
    #expect(!Briefe.kopf(Briefe.invoice("RE-20250815")).isReceipt)
  }
}
