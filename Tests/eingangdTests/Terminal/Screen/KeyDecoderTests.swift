import Testing

@testable import eingangd

struct KeyDecoderTests {
  private func keys(_ text: String) -> [KeyEvent] {
    var decoder = KeyDecoder()
    return decoder.feed(text.utf8)
  }

  @Test(
    "keys are told apart as terminals send them",
    arguments: [
      ("a", .character("a")), ("ä", .character("ä")), ("€", .character("€")), ("\r", .enter), ("\n", .enter),
      ("\t", .tab), ("\u{7F}", .backspace), ("\u{3}", .control("c")), ("\u{15}", .control("u")),
      ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[1;5C", .right), ("\u{1B}[D", .left), ("\u{1B}[H", .home),
      ("\u{1B}[4~", .end), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[3~", .delete),
      ("\u{1B}[<0;3;5M", .click(column: 2, row: 4)), ("\u{1B}[<64;1;1M", .wheel(down: false, column: 0, row: 0)),
      ("\u{1B}[<65;80;24M", .wheel(down: true, column: 79, row: 23)),
    ] as [(String, KeyEvent)])
  func tellsApart(bytes: String, key: KeyEvent) {
    #expect(keys(bytes) == [key])
  }

  @Test("it does not matter where the bytes are torn apart")
  func torn() {
    let text = "ä\u{1B}[A\u{1B}[200~15.9.\nx\u{1B}[201~€\u{1B}[<65;80;24Mq"
    let whole: [KeyEvent] = [
      .character("ä"), .up, .paste("15.9.\nx"), .character("€"), .wheel(down: true, column: 79, row: 23),
      .character("q"),
    ]
    #expect(keys(text) == whole)
    var decoder = KeyDecoder()
    var seen: [KeyEvent] = []
    for byte in text.utf8 { seen += decoder.feed([byte]) }
    #expect(seen == whole)
    #expect(decoder.patience == nil)
  }

  @Test("an escape is a key once nothing follows it, or once what follows is none of its sequences")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.patience != nil)
    #expect(decoder.timeout() == [.escape])
    #expect(decoder.patience == nil)
    #expect(decoder.timeout().isEmpty)
    #expect(keys("\u{1B}a") == [.escape, .character("a")])
    #expect(keys("\u{1B}\u{1B}[B") == [.escape, .down])
  }

  @Test("a sequence that comes long after its escape is still none of other keys")
  func late() {
    var decoder = KeyDecoder()
    _ = decoder.feed([0x1B])
    #expect(decoder.timeout() == [.escape])
    #expect(decoder.feed("[<65;5;5M".utf8) == [.wheel(down: true, column: 4, row: 4)])
    #expect(decoder.feed("[".utf8) == [.character("[")])
  }

  @Test(
    "what is not known, cut short or no text is passed over, and the next key counts",
    arguments: [
      "\u{1B}[?1;2c", "\u{1B}[<0;3;5m", "\u{1B}[<35;3;5M", "\u{1B}[[A", "\u{1B}[12", "\u{1B}OP", "\u{0}", "\u{85}",
      "\u{1B}[<0;0;0M", "\u{1B}[99999999999999999999~",
    ])
  func passesOver(bytes: String) {
    #expect(keys(bytes + "\u{1B}[A").last == .up)
    #expect(keys(bytes + "\u{1B}[A").count == 1)
  }

  @Test(
    "bytes that are no UTF-8 are passed over",
    arguments: [[0xFF], [0xC3], [0xE2, 0x82], [0xC0, 0x80], [0xED, 0xA0, 0x80]])
  func notText(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(bytes + [0x71]).last == .character("q"))
  }

  @Test("a paste whose end is lost ends some time, and no key is made of it")
  func endlessPaste() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}[200~axq\u{1B}[20".utf8).isEmpty)
    #expect((decoder.patience ?? 0) > 1000)
    #expect(decoder.timeout() == [.paste("axq")])
    #expect(decoder.feed("q".utf8) == [.character("q")])
  }

  @Test("a paste is no longer than any field needs")
  func longPaste() {
    let text = "\u{1B}[200~" + String(repeating: "x", count: 200_000) + "\u{1B}[201~q"
    let seen = keys(text)
    #expect(seen.count == 2 && seen.last == .character("q"))
  }
}
