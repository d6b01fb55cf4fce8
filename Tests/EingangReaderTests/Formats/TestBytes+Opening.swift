import EingangTestSupport
import Foundation

@testable import Eingang
@testable import EingangReader

extension TestBytes {
  /// The bytes as a reader maps them; nil where there are none.
  func mapped(_ bytes: some Sequence<UInt8>) throws -> FileBytes? {
    let file = try OpenFile(path: try path(bytes, named: UUID().uuidString))
    return FileBytes(descriptor: file.descriptor)
  }

  /// Whether a file of these bytes is whole.
  func wholeness(_ bytes: some Sequence<UInt8>) throws -> Wholeness {
    guard let file = try mapped(bytes) else { return Unfinished.empty }
    return try FormatList.wholeness(file)
  }

  /// A document as a reader opens it.
  func document(
    _ bytes: some Sequence<UInt8>, limits: Limits = Limits(), passwords: [String] = []
  ) throws -> any OpenDocument {
    guard let file = try mapped(bytes) else { throw ReadingError.stoerung(Unreadable.empty) }
    var opening = Opening(ReadingLimits(limits))
    opening.passwords = passwords
    return try FormatList.open(file, opening)
  }

  /// The words of each page that needs no recognition, `Bild` for any other, and what is told beside.
  func pages(_ bytes: some Sequence<UInt8>, passwords: [String] = []) throws -> (texts: [String], notices: [[String]]) {
    let document = try document(bytes, passwords: passwords)
    var (texts, notices): ([String], [[String]]) = ([], [])
    for index in 0..<document.pageCount {
      switch try document.page(index, alwaysOCR: false) {
      case .text(let page): texts.append(page.text)
      case .image, .layered: texts.append("Bild")
      }
      notices.append(document.notices(index))
    }
    return (texts, notices)
  }

  /// What a format says about a file, as its Stoerung's reason; nil where it opens and gives its first page.
  func reason(_ bytes: some Sequence<UInt8>, limits: Limits = Limits(), passwords: [String] = []) throws -> String? {
    do {
      _ = try document(bytes, limits: limits, passwords: passwords).page(0, alwaysOCR: false)
      return nil
    } catch ReadingError.stoerung(let stoerung) {
      return stoerung.why
    }
  }
}
