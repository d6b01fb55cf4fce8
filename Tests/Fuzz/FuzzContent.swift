@testable import Eingang
@testable import EingangReader
import Glibc

/// What a PDF paints on a page, what stands in a code, and bars among pixels.
enum FuzzContent {
  private static let scratch: Int32 = tmpfile().map { fileno($0) } ?? -1

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let text = RawCode.text(Array(bytes)) {
      precondition(!text.isEmpty && !text.utf8.contains(0), "a text that is none")
    }
    follow(String(decoding: bytes, as: UTF8.self))
    look(bytes)
  }

  /// The bytes as a page's content.
  private static func follow(_ content: String) {
    let pdf = TrennblattPDF.assembled(content).unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    guard let file = mapped(pdf) else { return }
    do throws(ReadingError) {
      let page = try PDFDocument(file).page(0)
      precondition((0...1.0001).contains(page.picture) && page.shownText >= 0 && page.hiddenText >= 0, "\(page)")
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// The bytes as black and white, 256 pixels a row, below a white one: a blank at the start would belong to the header.
  private static func look(_ bytes: UnsafeBufferPointer<UInt8>) {
    let rows = min(bytes.count / 32, 512)
    let white = [UInt8](repeating: 0, count: 32)
    guard rows > 0, let file = mapped(Array("P4\n256 \(rows + 1)\n".utf8) + white + bytes.prefix(rows * 32)) else {
      return
    }
    do throws(ReadingError) {
      for code in try PageImage(decoding: file, maxPixels: 1_000_000).codes() where code.symbology == .patch {
        precondition(code.x.lowerBound >= 0 && code.x.upperBound <= 256, "bars off the page: \(code)")
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static func mapped(_ bytes: [UInt8]) -> FileBytes? {
    guard pwrite(scratch, bytes, bytes.count, 0) == bytes.count, ftruncate(scratch, bytes.count) == 0 else {
      return nil
    }
    return FileBytes(descriptor: scratch)
  }
}
