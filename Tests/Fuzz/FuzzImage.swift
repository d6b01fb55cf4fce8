@testable import Eingang
@testable import EingangReader
import Glibc

/// What a file's bytes say without decoding it: markers, directories, boxes, and whether its end has arrived.
enum FuzzImage {
  private static let scratch: Int32 = tmpfile().map { fileno($0) } ?? -1

  private static let kinds: [any FileKind] = [
    JPEGFormat(), PNGFormat(), TIFFFormat(), GIFFormat(), ISOMediaFormat(), HEIFFormat(), JPEG2000Format(),
    ZIPFormat(), OtherImageFormat(), MailFormat(), TextFormat(),
  ]

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    let jpeg = JPEGStructure(bytes)
    precondition((1...8).contains(jpeg.orientation) && jpeg.pixels >= 0, "a picture that there is not")
    let tiff = TIFFDirectories(bytes, limit: 20)
    precondition(tiff.reduce(0) { sum, _ in sum + 1 } <= 20, "more directories than allowed")
    precondition((PromisedSize(bytes).bytes ?? 0) >= 0, "fewer bytes than none")
    precondition((PDFTrailer.end(of: bytes) ?? 0) <= bytes.count, "an end behind the end")
    _ = FileSignature.ending(of: Array(bytes.prefix(12)))
    guard pwrite(scratch, bytes.baseAddress, bytes.count, 0) == bytes.count, ftruncate(scratch, bytes.count) == 0,
      let file = FileBytes(descriptor: scratch)
    else { return }
    for kind in kinds where kind.recognises(file.bytes) {
      do throws(ReadingError) { _ = try kind.wholeness(file) } catch { preconditionFailure("\(error)") }
    }
  }
}
