import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("What is not read")
struct ForeignFileTests {
  private func kind(_ bytes: [UInt8]) -> ForeignFile? { bytes.withUnsafeBufferPointer { ForeignFile($0) } }

  @Test(
    "each says what it is",
    arguments: [
      (Array("<!DOCTYPE html>\n<html>".utf8), .html), (Array("\u{FEFF}  <HTML lang=de>".utf8), .html),
      (Array("<?xml version='1.0'?><html xmlns='x'>".utf8), .html),
      (Array("<?xml version='1.0'?>\n<rsm:CrossIndustryInvoice>".utf8), .xml),
      (Array("{\\rtf1\\ansi Brief}".utf8), .rtf), (Array("%!PS-Adobe-3.0".utf8), .postScript),
      ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .office), ([0x78, 0x9F, 0x3E, 0x22, 1], .outlook),
      (Array("Rar!\u{1A}\u{7}".utf8), .archive), ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .archive),
      ([0x1F, 0x8B, 0x08, 0], .archive), ([UInt8](repeating: 0x61, count: 257) + Array("ustar".utf8), .archive),
      ([0, 0, 0, 0x18] + Array("ftypisom".utf8), .video), (Array("RIFF1234AVI LIST".utf8), .video),
      (Array("RIFF1234WAVEfmt ".utf8), .audio), (Array("ID3".utf8), .audio), (Array("8BPS".utf8), .image),
      (Array("BEGIN:VCARD\r\n".utf8), .card), (Array("BEGIN:VCALENDAR\r\n".utf8), .calendar),
    ] as [([UInt8], ForeignFile)])
  func kinds(bytes: [UInt8], kind: ForeignFile) throws {
    #expect(self.kind(bytes) == kind)
    // XML is looked into before anything is said.
    if kind == .xml { return }
    #expect(try TestBytes().reason(bytes + Array(" und mehr von dem, was darin noch steht".utf8)) == kind.why)
  }

  @Test("every reason says what to do", arguments: ForeignFile.allCases)
  func saysWhatToDo(kind: ForeignFile) {
    #expect(kind.why.contains("Bitte ") && kind.why.hasSuffix("ablegen."))
  }

  @Test(
    "a letter that begins with some of it is none",
    arguments: [
      "< 5 kg Gepäck", "<b>fett", "Rar und schön", "RIFF an Rabatt", "PS: Anbei", "BEGIN: VCARD", "ID 3 Tage",
    ])
  func nearMiss(text: String) { #expect(kind(Array(text.utf8)) == nil) }
}
