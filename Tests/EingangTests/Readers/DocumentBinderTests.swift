import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang
@testable import EingangReader

@Suite(.timeLimit(.minutes(5))) struct DocumentBinderTests {
  private let files: TestBytes
  private let order: BindingOrder

  init() throws {
    let files = try TestBytes()
    self.files = files
    let extraction = Extraction(lang: "de", art: Field(.rechnung, confidence: 0.5))
    let stretches = try (1...2).map { number in
      let path = try files.path(TinyPDF.data(pages: ["eins", "zwei"]), named: "\(number).pdf")
      return BindingOrder.Stretch(path: path, pages: [BoundPage(number: number)])
    }
    order = BindingOrder(
      stretches: stretches, facts: BindingFacts(extraction, arrived: CalendarDay(ordinal: 0)))
  }

  private func binder(_ executable: String) -> BindingProcess {
    BindingProcess(Configuration(), tessdataPrefix: nil, executable: executable)
  }

  @Test("pages of several files become one document, in a process that can write nothing")
  func binds() throws {
    let bytes = try binder(BuiltBinary.reader).bind(order).get()
    let file = try OpenFile(path: try files.path(bytes, named: "gemacht.pdf"))
    let made = try PDFDocument(try #require(FileBytes(descriptor: file.descriptor)))
    #expect(try (0..<made.pageCount).map { try made.words($0).map(\.text) } == [["eins"], ["zwei"]])
  }

  @Test(
    "a reader that was taken over, or is gone, gives no document",
    arguments: [
      [], [ReaderMessage.gathered, .gathered, .piece(Array("MZ kein PDF".utf8)), .end], [.gathered, .gathered, .end],
      [.gathered, .gathered, .piece(Array("%PDF-1.7".utf8)), .piece([]), .end], [ScriptedReader.page(1)],
      [.gathered, .end],
    ])
  func refuses(messages: [ReaderMessage]) throws {
    let bytes = try ScriptedReader.bytes([ScriptedReader.ready] + messages)
    let reader = try ScriptedReader(first: bytes, then: "exec sleep 0.1")
    #expect(binder(reader.path).bind(order) == .failure(Unbound.unmade))
  }

  @Test("a file that is not there, or has other pages, is told of")
  func missing() throws {
    var other = order
    other.stretches[1].pages = [BoundPage(number: 7)]
    #expect(binder(BuiltBinary.reader).bind(other) == .failure(Unbound.otherPages))
    other.stretches[0].path = files.folder.path + "/fort.pdf"
    #expect(throws: Stoerung.self) { _ = try binder(BuiltBinary.reader).bind(other).get() }
    #expect(throws: Stoerung.self) { _ = try binder("/nirgends/eingangd").bind(order).get() }
  }
}
