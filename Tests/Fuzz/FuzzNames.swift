import AlbertModel
@testable import Eingang
import Foundation

/// Names that come from paper, or from other people's machines.
enum FuzzNames {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    let clean = FiledName.clean(text)
    precondition(Array(FiledName.clean(clean).unicodeScalars) == Array(clean.unicodeScalars), "cleaned twice: \(clean)")
    expectHarmless(clean)
    let cut = FiledName.cut(clean, toBytes: 40)
    precondition(cut.utf8.count <= 40 && cut.isEmpty == clean.isEmpty, "cut to \(cut.utf8.count) bytes")
    if let target = Ablageziel(text) { expectBelow(target) }
    var extraction = Extraction(lang: "de", art: Field(.info, confidence: 0.5))
    extraction.titel = Field(text, confidence: 1.0)
    extraction.absender = Field(text, confidence: 1.0)
    let name = FiledName(extraction, arrived: CalendarDay(ordinal: 20_000)).text(ending: "pdf", part: "Seite 2")
    precondition(name.utf8.count <= 172 && name.hasPrefix("2024-10-04 ") && name.hasSuffix(".pdf"), name)
    expectHarmless(name)
    let last = FilePath.name(of: text)
    precondition(!last.utf8.contains(0x2F) || last.utf8.allSatisfy { $0 == 0x2F }, "a name with a slash")
    for number in [1, 2, 1234] where last.utf8.count <= 255 {
      precondition(Files.numbered(last, number).utf8.count <= 255, "a number that makes a name too long")
    }
  }

  private static func expectHarmless(_ name: String) {
    precondition(name.unicodeScalars.allSatisfy(Echo.isHarmless), "a name that steers a terminal")
    precondition(!name.utf8.contains { "/\\:*?\"<>|".utf8.contains($0) }, "a name that a share cannot hold")
    let nfc = name.precomposedStringWithCanonicalMapping
    precondition(Array(nfc.utf8) == Array(name.utf8), "a name that is not in NFC")
    guard let first = name.unicodeScalars.first, let last = name.unicodeScalars.last else { return }
    precondition(first != "." && first != "-" && first != " " && last != "." && last != " ", "a name with an odd end")
  }

  private static func expectBelow(_ target: Ablageziel) {
    precondition(Ablageziel(target.path)?.path == target.path, "a target that is none: \(target.path)")
    let parts = target.path.split(separator: "/", omittingEmptySubsequences: false)
    precondition((1...8).contains(parts.count), "\(parts.count) folders")
    for part in parts {
      precondition(!part.isEmpty && part.utf8.count <= 120, "a folder of \(part.utf8.count) bytes")
      expectHarmless(String(part))
    }
  }
}
