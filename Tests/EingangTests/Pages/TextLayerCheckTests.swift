import Testing

@testable import Eingang

@Suite("Whether a text layer is writing")
struct TextLayerCheckTests {
  private static let letter = """
    Sehr geehrte Frau Beispiel, vielen Dank für Ihren Auftrag. Für die Prüfung der Heizung im Mai berechnen wir Ihnen
    den Betrag von 85,00 EUR. Bitte überweisen Sie ihn bis zum 15.09.2025 auf unser Konto. Mit freundlichen Grüßen
    """

  private func isGarbage(_ text: String) -> Bool {
    TextLayerCheck(text.split(whereSeparator: \.isWhitespace).map(String.init)).isGarbage
  }

  /// Each letter so many places on in the alphabet.
  private static func shifted(_ text: String, by places: UInt32) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let base: UInt32 = scalar.value >= 0x61 ? 0x61 : 0x41
          guard scalar.isASCII, scalar.properties.isAlphabetic else { return scalar }
          return Unicode.Scalar(base + (scalar.value - base + places) % 26) ?? scalar
        }))
  }

  @Test("a letter is writing, in German, English, Polish and Turkish")
  func letters() {
    #expect(!isGarbage(Self.letter))
    #expect(!isGarbage(Self.letter.uppercased()))
    #expect(
      !isGarbage(
        """
        Dear Mrs Example, thank you for your order. Please transfer the amount to our account within fourteen days of
        the date of this invoice, and quote your customer number with each of your payments. Yours sincerely
        """))
    #expect(
      !isGarbage(
        """
        Szanowna Pani, dziękujemy za zamówienie. Prosimy o przelanie kwoty na nasze konto w ciągu czternastu dni od
        daty wystawienia faktury i podanie numeru klienta przy każdej wpłacie. Z wyrazami szacunku
        """))
    #expect(
      !isGarbage(
        """
        Sayın müşterimiz, siparişiniz için teşekkür ederiz. Lütfen tutarı fatura tarihinden itibaren on dört gün içinde
        hesabımıza havale ediniz ve ödeme yaparken müşteri numaranızı belirtiniz. Saygılarımızla
        """))
  }

  @Test("an alphabet that is shifted is none", arguments: 1...25)
  func shifted(by places: UInt32) { #expect(isGarbage(Self.shifted(Self.letter, by: places))) }

  @Test("letters that only their font knows are none")
  func unmapped() {
    #expect(isGarbage(String(repeating: "\u{E012}\u{E013}\u{E014} ", count: 30)))
    #expect(isGarbage(String(repeating: "\u{FFFD}\u{FFFD} ab ", count: 30)))
  }

  @Test("signs before the lines of a list, from a font of signs, are no harm")
  func bullets() { #expect(!isGarbage(Self.letter + String(repeating: " \u{F0B7} Punkt", count: 20))) }

  @Test("ligatures that have no name are a loss")
  func ligatures() {
    #expect(isGarbage(Self.letter + " Schri\u{F001}en be\u{F002}nden P\u{F003}icht Auftr\u{F004}ge"))
    #expect(!isGarbage(Self.letter + " Schri\u{F001}en"))
  }

  @Test("umlauts in two pieces are the wrong encoding")
  func encoding() { #expect(isGarbage(Self.letter.replacing("ü", with: "Ã¼").replacing("ß", with: "ÃŸ"))) }

  @Test("letters each by themselves, and a page of one word, have lost their words")
  func blanks() {
    #expect(isGarbage(Self.letter.filter { $0 != " " }.map { "\($0) " }.joined()))
    let words = Self.letter.filter { $0.isLetter || $0.isNewline }
    #expect(isGarbage(words))
  }

  @Test("figures, addresses of the web and initials are no garbage")
  func nearMisses() {
    #expect(!isGarbage((1...60).map { "\($0),00 EUR" }.joined(separator: " ")))
    #expect(!isGarbage(Self.letter + " www.stadtwerke-beispiel.example/kundenportal/abrechnung/zaehlerstand-melden"))
    #expect(!isGarbage(Self.letter + " A B C D E F G H I J K L"))
    #expect(!isGarbage("Kfz BZL LMN QRS TVW"))
  }
}
