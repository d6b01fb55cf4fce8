import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("PDF")
struct PDFFormatTests {
  @Test("what begins like a PDF and is none is damaged")
  func damaged() throws {
    #expect(try TestBytes().reason("%PDF-1.4\nnothing more".utf8) == Unreadable.damagedPDF.why)
  }

  @Test("the mark may stand after some other bytes, but not far in")
  func mark() {
    let format = PDFFormat()
    for (offset, isPDF) in [(0, true), (500, true), (1024, true), (1100, false)] {
      let bytes = [UInt8](repeating: 0x20, count: offset) + Array("%PDF-1.7".utf8)
      #expect(bytes.withUnsafeBufferPointer { format.recognises($0) } == isPDF)
    }
  }

  @Test("a hundred open and close without a trace")
  func opensOften() throws {
    let pdf = TinyPDF.data(pages: ["Rechnung"])
    let file = try #require(try TestBytes().mapped(pdf))
    for _ in 0..<100 {
      let document = try PDFFormat().open(file, Opening(ReadingLimits(Limits())))
      #expect(document.pageCount == 1)
    }
  }

  private func wholeness(_ text: String) throws -> Wholeness {
    try TestBytes().wholeness(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
  }

  private static let letter = String(decoding: TinyPDF.data(pages: ["Rechnung", "Anlage"]), as: UTF8.self)

  /// The letter with so many bytes from there on that were never written.
  private func letter(from mark: String, lacking count: Int) throws -> String {
    var text = Self.letter
    let place = try #require(text.firstRange(of: mark))
    let end = text.index(place.lowerBound, offsetBy: count)
    text.replaceSubrange(place.lowerBound..<end, with: String(repeating: "\0", count: count))
    return text
  }

  @Test("a PDF is whole with its end mark, and not before")
  func whole() throws {
    #expect(try wholeness(Self.letter) == .whole(mayGrow: false))
    #expect(try wholeness(String(Self.letter.dropLast(3))) == Unfinished.pdfEnd)
    #expect(try wholeness(Self.letter + String(repeating: "\0", count: 70_000)) == .whole(mayGrow: false))
  }

  @Test("an update that has begun and not ended makes it incomplete")
  func update() throws {
    for begun in ["12", "12 0", "12 0 ob", "12 0 obj\n<< /Type /Page"] {
      #expect(try wholeness(Self.letter + begun) == Unfinished.pdfEnd)
    }
    #expect(try wholeness(Self.letter + "12 Uhr") == .whole(mayGrow: false))
  }

  @Test("a PDF that leads to its pages only after a repair is not whole yet")
  func needsRepair() throws {
    #expect(try wholeness(Self.letter.replacing("startxref\n", with: "startxref\n9")) == Unfinished.pdfPages)
    #expect(try wholeness(Self.letter.replacing("/Count 2", with: "/Count 3")) == Unfinished.pdfPages)
  }

  @Test("a PDF whose end came before its middle is not whole", arguments: ["6 0 obj", "7 0 obj", "2 0 obj"])
  func hole(object: String) throws {
    #expect(try wholeness(try letter(from: object, lacking: 20)) == Unfinished.pdfPages)
  }

  @Test("a PDF with a password is whole")
  func encrypted() throws {
    let key = String(repeating: "x", count: 32)
    let encrypt = "/Encrypt << /Filter /Standard /V 1 /R 2 /O (\(key)) /U (\(key)) /P -4 >> /ID [(a) (a)] /Root"
    let locked = Self.letter.replacing("/Size 8 /Root", with: "/Size 8 " + encrypt)
    #expect(locked != Self.letter)
    #expect(try wholeness(locked) == .whole(mayGrow: false))
  }

  @Test(
    "one of the household's passwords opens it, by every encryption that there is",
    arguments: ["gesperrt-40.pdf", "gesperrt-128.pdf", "gesperrt-256.pdf"])
  func locked(name: String) throws {
    let pdf = try TestPapers.bytes(name)
    #expect(try TestBytes().wholeness(pdf) == .whole(mayGrow: false))
    #expect(try TestBytes().reason(pdf) == Unreadable.locked("Das PDF").why)
    #expect(try TestBytes().reason(pdf, passwords: ["falsch"]) == Unreadable.locked("Das PDF", tried: ["falsch"]).why)
    for password in ["gehäim", "anderes"] {
      #expect(try TestBytes().pages(pdf, passwords: ["falsch", password]).texts == ["Rechnungsbetrag 85,00 EUR\n"])
    }
  }

  @Test("one that only its owner may change just opens")
  func ownerOnly() throws {
    #expect(try TestBytes().pages(try TestPapers.bytes("nur-besitzer.pdf")).texts == ["Rechnungsbetrag 85,00 EUR\n"])
  }
}
