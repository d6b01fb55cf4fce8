import AlbertModel
import EingangTestSupport
import Testing

@testable import Eingang

@Suite("What a reader answers")
struct AnswerGathererTests {
  private static func page(
    _ number: Int, width: Double = 600, box: BoundingBox? = nil, text: String = "Summe", line: Int = 0,
    decode: Double = 1
  ) -> ReaderMessage {
    let word = Word(
      text, box: box ?? BoundingBox(x: 0.1, y: 0.1, width: 0.2, height: 0.02), confidence: 0.9, line: line)
    let text = PageText(number: number, width: width, height: 800, source: .ocr, words: [word])
    return .page(ReaderMessage.Page(text: text, timing: Timing(decode: decode)))
  }

  private static func box(x: Double, width: Double) -> BoundingBox {
    BoundingBox(x: x, y: 0.1, width: width, height: 0.02)
  }

  private static func part(_ page: Int, _ number: Int, of count: Int, in filePage: Int? = nil) -> ReaderMessage {
    var text = PageText(number: page, width: 600, height: 800, source: .ocr, words: [])
    text.part = PagePartTests.part(number, of: count, page: filePage ?? page)
    return .page(ReaderMessage.Page(text: text, timing: Timing()))
  }

  private func gathered(_ messages: [ReaderMessage], first: Int = 2, last: Int = 4) throws -> ReaderProcess.Answer? {
    let request = ReaderMessage.Request(first: first, last: last, alwaysOCR: false)
    var gatherer = AnswerGatherer(request, mostPages: 500, fingerprint: "x")
    for message in messages { if try gatherer.take(message) { return gatherer.answer } }
    return nil
  }

  @Test("the document, the pages asked for one after the other, and the end make an answer")
  func whole() throws {
    let answer = try gathered([.document(pages: 9), Self.page(2), Self.page(3), Self.page(4), .end])
    #expect(answer?.pageCount == 9)
    #expect(answer?.pages.map(\.text.number) == [2, 3, 4])
  }

  @Test("a page comes whole or in all of its parts")
  func parts() throws {
    let messages = [
      .document(pages: 9), Self.part(2, 1, of: 2), Self.part(2, 2, of: 2), Self.page(3), Self.part(4, 1, of: 3),
      Self.part(4, 2, of: 3), Self.part(4, 3, of: 3), .end,
    ]
    #expect(try gathered(messages)?.pages.map(\.text.number) == [2, 2, 3, 4, 4, 4])
  }

  @Test(
    "parts that are missing, doubled, too many or of another page are a dead reader's",
    arguments: [
      [part(2, 2, of: 2)], [part(2, 1, of: 2), page(3)], [part(2, 1, of: 2), page(2)],
      [part(2, 1, of: 2), part(2, 1, of: 2)], [part(2, 1, of: 2), part(2, 2, of: 3)],
      [part(2, 1, of: 2), part(3, 2, of: 2)], [part(2, 1, of: 2, in: 3)], [part(2, 1, of: 9)], [part(3, 1, of: 2)],
      [page(2), part(2, 1, of: 2)], [part(2, 1, of: 2), part(2, 2, of: 2), part(2, 1, of: 2)],
      [page(2), page(3), part(4, 1, of: 2), .end],
    ] as [[ReaderMessage]])
  func refusesParts(messages: [ReaderMessage]) {
    #expect(throws: ReaderProcess.Failure.died) { try gathered([.document(pages: 9)] + messages) }
  }

  @Test("a document may end before the last page asked for, or before the first")
  func short() throws {
    #expect(try gathered([.document(pages: 2), Self.page(2), .end])?.pages.count == 1)
    #expect(try gathered([.document(pages: 1), .end])?.pages.isEmpty == true)
  }

  @Test(
    "what does not come next is a dead reader's",
    arguments: [
      [.document(pages: 0)], [.document(pages: -1)], [.document(pages: 501)], [.document(pages: Int.max)],
      [.document(pages: 9), .document(pages: 9)], [page(2)], [.end], [.document(pages: 9), .end],
      [.document(pages: 9), page(2), page(2)], [.document(pages: 9), page(3)], [.document(pages: 9), page(1)],
      [.document(pages: 9), page(2), page(3), page(4), page(5)], [.document(pages: 2), page(2), page(3)],
      [.document(pages: 9), page(2), .end], [.unable], [.inspect],
      [.document(pages: 9), .wholeness(.whole(mayGrow: false))], [.read(.init(first: 1, last: 1, alwaysOCR: false))],
    ] as [[ReaderMessage]])
  func refuses(messages: [ReaderMessage]) {
    #expect(throws: ReaderProcess.Failure.died) { try gathered(messages) }
  }

  @Test(
    "a page that none can be is a dead reader's",
    arguments: [
      page(2, width: .infinity), page(2, width: 0), page(2, width: .nan), page(2, width: -3),
      page(2, box: box(x: .nan, width: 0.1)), page(2, box: box(x: 0.1, width: 1e308)),
      page(2, box: box(x: .infinity, width: 0.1)), page(2, box: box(x: -1e308, width: 0.1)),
      page(2, box: box(x: 0.1, width: -0.1)), page(2, line: -1), page(2, line: Int.max), page(2, decode: .infinity),
      page(2, decode: 1e308), page(2, text: "a\u{1B}[2J"), page(2, text: String(repeating: "x", count: 30_000)),
    ])
  func refuses(page: ReaderMessage) {
    #expect(throws: ReaderProcess.Failure.died) { try gathered([.document(pages: 9), page]) }
  }

  @Test("more words than a page has are refused before they are grouped")
  func tooManyWords() throws {
    guard case .page(let page) = Self.page(1) else { return }
    let words = [Word](repeating: page.text.words[0], count: PageText.mostWords + 1)
    #expect(!PageText.arePlausible(words, width: 600, height: 800))
    #expect(PageText.arePlausible(Array(words.dropFirst()), width: 600, height: 800))
  }

  @Test("a reason is passed on, unless it is none for a card", arguments: [0, 30, 5000])
  func reasons(length: Int) {
    let stoerung = Stoerung(stage: .decode, why: String(repeating: "x", count: length))
    #expect(throws: length == 30 ? ReaderProcess.Failure.stoerung(stoerung) : .died) {
      try gathered([.failed(stoerung)])
    }
  }

  @Test("a page tells no more than a card can show")
  func notices() throws {
    guard case .page(let page) = Self.page(2) else { return }
    var plenty = page
    plenty.text.notices = [String](repeating: "Ein Teil fehlt.", count: PageText.mostNotices)
    #expect(try gathered([.document(pages: 2), .page(plenty), .end])?.pages.first?.text.notices.count == 20)
    for notices in [plenty.text.notices + ["x"], ["a\u{1B}[2J"], [String(repeating: "x", count: 2000)]] {
      var page = page
      page.text.notices = notices
      #expect(throws: ReaderProcess.Failure.died) { try gathered([.document(pages: 2), .page(page), .end]) }
    }
  }
}
