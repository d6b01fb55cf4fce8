import Eingang

/// How many bytes the header of a WebP, BMP or portable anymap promises.
struct PromisedSize: Hashable, Sendable {
  /// Nil where the header does not tell.
  let bytes: Int?
  /// Of a bitmap: its decoder has no way to ask before it decodes; nil for the others.
  private(set) var pixels: Int?

  init(_ file: UnsafeBufferPointer<UInt8>) {
    switch file.first {
    case 0x52: bytes = PromisedSize.riff(file)
    case 0x42:
      bytes = PromisedSize.bitmap(file)
      pixels = PromisedSize.bitmapSize(file).map { $0.width * abs($0.height) }
    default: bytes = PromisedSize.anymap(file)
    }
  }

  /// RIFF counts from its ninth byte.
  private static func riff(_ file: UnsafeBufferPointer<UInt8>) -> Int? {
    little(file, 4, bytes: 4).map { $0 + 8 }
  }

  /// From the rows where they are not compressed: the size that the header names is often wrong.
  private static func bitmap(_ file: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let named = little(file, 2, bytes: 4), let start = little(file, 10, bytes: 4),
      let size = bitmapSize(file), let depth = little(file, size.isOld ? 24 : 28, bytes: 2),
      let compression = size.isOld ? 0 : little(file, 30, bytes: 4)
    else { return nil }
    guard compression == 0 || compression == 3, size.width > 0, depth <= 64 else { return named }
    // Such a header can name more bytes than a number holds, and no file has those.
    let row = (size.width * depth + 31) / 32 * 4
    let (rows, isTooMuch) = row.multipliedReportingOverflow(by: abs(size.height))
    return isTooMuch || rows > Int.max - start ? .max : start + rows
  }

  /// A negative height means rows from the top; the oldest header has two bytes for each number.
  private static func bitmapSize(
    _ file: UnsafeBufferPointer<UInt8>
  ) -> (width: Int, height: Int, isOld: Bool)? {
    guard let head = little(file, 14, bytes: 4) else { return nil }
    let isOld = head == 12
    guard let width = signed(file, 18, bytes: isOld ? 2 : 4),
      let height = signed(file, isOld ? 20 : 22, bytes: isOld ? 2 : 4)
    else { return nil }
    return (width, height, isOld)
  }

  /// Raw pixels, one byte or two each, or eight to a byte; text has no size to tell.
  private static func anymap(_ file: UnsafeBufferPointer<UInt8>) -> Int? {
    guard file.count > 2, (0x34...0x36).contains(file[1]) else { return nil }
    let isBits = file[1] == 0x34
    var at = 2
    guard let width = number(file, &at), let height = number(file, &at),
      let highest = isBits ? 1 : number(file, &at)
    else { return nil }
    let samples = file[1] == 0x36 ? 3 * width : width
    let row = isBits ? (width + 7) / 8 : highest > 255 ? 2 * samples : samples
    return at + 1 + row * height
  }

  /// Up to seven digits, after blanks and comments.
  private static func number(_ file: UnsafeBufferPointer<UInt8>, _ at: inout Int) -> Int? {
    while at < file.count, at < 4096 {
      if file[at] == 0x23 {
        while at < file.count, file[at] != 0x0A { at += 1 }
      } else if file[at] == 0x20 || (0x09...0x0D).contains(file[at]) {
        at += 1
      } else {
        break
      }
    }
    let digits = file[min(at, file.count)...].prefix(8).prefix { (0x30...0x39).contains($0) }
    guard (1...7).contains(digits.count) else { return nil }
    at += digits.count
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func little(_ file: UnsafeBufferPointer<UInt8>, _ at: Int, bytes: Int) -> Int? {
    guard at + bytes <= file.count else { return nil }
    return (0..<bytes).reduce(0) { $0 | Int(file[at + $1]) << (8 * $1) }
  }

  private static func signed(_ file: UnsafeBufferPointer<UInt8>, _ at: Int, bytes: Int) -> Int? {
    little(file, at, bytes: bytes).map {
      bytes == 2 ? Int(Int16(truncatingIfNeeded: $0)) : Int(Int32(truncatingIfNeeded: $0))
    }
  }
}
