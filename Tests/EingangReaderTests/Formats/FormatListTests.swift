import EingangTestSupport
import Foundation
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Formats")
struct FormatListTests {
  @Test(
    "a file of no known format says what it seems to be",
    arguments: [
      ([0x50, 0x4B, 0x03, 0x04, 0x14, 0x00], "ZIP ist unvollständig"),
      ([0, 0, 0, 0x18] + Array("ftypmp42".utf8), "Video"),
      ([0x00, 0x01, 0x02, 0x03], "unbekannt"),
    ])
  func namesUnknown(bytes: [UInt8], part: String) throws {
    let reason = try TestBytes().reason(bytes)
    #expect(reason?.contains(part) == true)
    #expect(reason?.hasSuffix("ablegen.") == true)
  }

  @Test("a document with more pages than allowed is told how many it has")
  func tooManyPages() throws {
    let pdf = TinyPDF.data(pages: ["eins", "zwei", "drei"])
    let reason = try TestBytes().reason(pdf, limits: Limits(seiten: 2))
    #expect(reason == Unreadable.tooManyPages(3, allowed: 2).why)
  }

  private static let samples = [".jpg", ".png", ".pdf", ".tif"].flatMap { ending in
    Repository.files(below: "samples", ending: ending)
  }

  @Test("every sample is whole, and a TIFF may grow", arguments: samples)
  func wholeSample(path: String) throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: Repository.root + "/" + path))
    #expect(try TestBytes().wholeness(bytes) == .whole(mayGrow: path.hasSuffix(".tif")))
    let junk = [UInt8](repeating: 0, count: 3000) + Array("\r\n--grenze--\r\n".utf8)
    #expect(try TestBytes().wholeness(bytes + junk) == .whole(mayGrow: path.hasSuffix(".tif")))
  }

  @Test("no sample is whole before its end", arguments: samples)
  func truncatedSample(path: String) throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: Repository.root + "/" + path))
    for parts in [1, 10, 40, 70, 99] {
      let wholeness = try TestBytes().wholeness(bytes.prefix(bytes.count * parts / 100))
      #expect(Unfinished.fromReaders.contains(wholeness), "\(parts) of 100: \(wholeness)")
    }
    for count in 1..<32 { #expect(Unfinished.fromReaders.contains(try TestBytes().wholeness(bytes.prefix(count)))) }
  }

  @Test("a file whose beginning is still zeros is not whole, whatever its size")
  func unfilled() throws {
    #expect(try TestBytes().wholeness([UInt8](repeating: 0, count: 5000)) == Unfinished.beginning)
    #expect(try TestBytes().wholeness([]) == Unfinished.empty)
  }

  @Test(
    "a web page or a calendar of a few words is as whole as a note is",
    arguments: ["<html>Hallo</html>", "<!DOCTYPE html><p>ja", "BEGIN:VCARD\nEND:VCARD", "{\\rtf1 Hallo}"])
  func shortForeign(text: String) throws {
    #expect(try TestBytes().wholeness(text.utf8) == .whole(mayGrow: true))
  }

  @Test(
    "the first bytes of a file that is not read either may be the beginning of more",
    arguments: [
      Array("ID3".utf8), Array("Rar!\u{1A}\u{7}".utf8), [0x1F, 0x8B, 0x08, 0x00], Array("<html>Gr".utf8) + [0xC3],
    ])
  func foreignBeginning(bytes: [UInt8]) throws {
    #expect(try TestBytes().wholeness(bytes) == Unfinished.beginning)
  }

  @Test("what is no known format is whole")
  func unknownIsWhole() throws {
    #expect(try TestBytes().wholeness([UInt8](repeating: 1, count: 40)) == .whole(mayGrow: false))
  }

  @Test("every answer is a sentence for a person")
  func sentences() {
    for answer in Unfinished.fromReaders.union([Unfinished.empty, Unfinished.changing, Unfinished.unknown]) {
      guard case .incomplete(let why) = answer else {
        Issue.record("whole")
        continue
      }
      #expect(why.hasSuffix(".") && why.count { $0 == "." } == 1)
    }
  }
}
