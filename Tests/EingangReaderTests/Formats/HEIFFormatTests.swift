import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("HEIC and AVIF")
struct HEIFFormatTests {
  private func image(_ name: String, page: Int = 0) throws -> PageImage {
    let content = try TestBytes().document(try TestPapers.bytes(name)).page(page, alwaysOCR: false)
    guard case .image(let image) = content else { throw ReadingError.stoerung(Unreadable.damagedImage) }
    return image
  }

  @Test(
    "each shows its white sheet with the bar near the top",
    arguments: ["blatt.heic", "blatt.avif", "durchsichtig.heic"])
  func upright(name: String) throws {
    let image = try image(name)
    #expect(image.width == 160 && image.height == 200)
    #expect(try image.showsBarAtTop)
  }

  @Test("a photo that lies on its side is turned once, though its EXIF says so again")
  func turned() throws {
    let image = try image("gedreht.heic")
    #expect(image.width == 160 && image.height == 200)
    #expect(try image.showsBarAtTop)
  }

  @Test("each picture of a file is a page")
  func several() throws {
    #expect(try TestBytes().document(try TestPapers.bytes("zwei.heic")).pageCount == 2)
    #expect(try image("zwei.heic", page: 1).showsBarAtTop)
  }

  @Test("more pixels than allowed are refused before they are decoded")
  func tooManyPixels() throws {
    let file = try #require(try TestBytes().mapped(try TestPapers.bytes("blatt.heic")))
    #expect(throws: ReadingError.library(.tooLarge, "too many pixels")) {
      try HEIFFile(file).decode(0, maxPixels: 31_999)
    }
    #expect(try HEIFFile(file).decode(0, maxPixels: 32_000).width == 160)
  }

  @Test("a photo that breaks off is not whole, and says so", arguments: ["blatt.heic", "blatt.avif"])
  func truncated(name: String) throws {
    let bytes = try TestPapers.bytes(name)
    #expect(try TestBytes().wholeness(bytes) == .whole(mayGrow: false))
    for count in stride(from: 40, to: bytes.count, by: 17) {
      #expect(try TestBytes().wholeness(bytes.prefix(count)) == Unfinished.container)
      #expect(try TestBytes().reason(bytes.prefix(count)) == Unreadable.incomplete.why)
    }
  }

  @Test("bytes changed anywhere end in words or in a picture", arguments: ["blatt.heic", "gedreht.heic", "zwei.heic"])
  func damaged(name: String) throws {
    let bytes = try TestPapers.bytes(name)
    var reasons: Set<String> = []
    for at in 8..<bytes.count {
      var changed = bytes
      changed[at] ^= 0xFF
      if let reason = try TestBytes().reason(changed) { reasons.insert(reason) }
    }
    #expect(reasons.contains(Unreadable.damagedImage.why))
    #expect(reasons.allSatisfy { $0.contains("Bitte ") })
  }

  @Test("a photo damaged in its pixels is no empty page", arguments: ["blatt.heic", "gedreht.heic"])
  func damagedPixels(name: String) throws {
    var bytes = [UInt8](try TestPapers.bytes(name))
    let data = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("mdat".utf8)) }) + 4
    // Behind the first units' heads, up to the end of what is coded.
    for at in stride(from: data + (bytes.count - data) / 2, to: bytes.count, by: 2) { bytes[at] ^= 0x5A }
    #expect(try TestBytes().reason(bytes) == Unreadable.damagedImage.why)
  }

  @Test("a video is none, by whatever brands it names", arguments: ["isom", "qt  ", "mp42"])
  func video(brand: String) throws {
    let bytes =
      [0, 0, 0, 24] + Array("ftyp\(brand)".utf8) + [0, 0, 0, 0] + Array("mp41mif1".utf8) + [0, 0, 0, 8]
      + Array("mdat".utf8)
    #expect(try TestBytes().reason(bytes)?.contains("Video") == true)
  }

  @Test("a hundred open and close without a trace")
  func opensOften() throws {
    let file = try #require(try TestBytes().mapped(try TestPapers.bytes("blatt.heic")))
    for _ in 0..<100 { #expect(try HEIFFile(file).pictures == 1) }
  }

  @Test("a header that promises few pixels does not let many in")
  func lyingHeader() throws {
    var bytes = [UInt8](try TestPapers.bytes("blatt.heic"))
    let mark = Array("ispe".utf8)
    let at = try #require(bytes.indices.first { bytes[$0...].starts(with: mark) })
    // Version and flags, then width and height (ISO/IEC 23008-12, 6.5.3).
    bytes.replaceSubrange(at + 8..<at + 16, with: [0, 0, 0, 16, 0, 0, 0, 16])
    let file = try #require(try TestBytes().mapped(bytes))
    let heif = try HEIFFile(file)
    #expect(throws: ReadingError.self) { _ = try heif.decode(0, maxPixels: 256) }
  }
}

extension PageImage {
  /// Of the test papers' sheet: white from below the bar down.
  var showsBarAtTop: Bool {
    get throws {
      let facts = try facts()
      return !facts.isBare && facts.bottomGrey > 245 && facts.flatBottom > 0.75
    }
  }
}
