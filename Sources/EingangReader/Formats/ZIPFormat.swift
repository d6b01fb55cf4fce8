import AlbertModel
import Eingang

/// ZIPs of pages; office documents are ZIPs, too, and say so.
struct ZIPFormat: Format {
  func recognises(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    head.starts(with: [0x50, 0x4B, 0x03, 0x04]) || head.starts(with: ZIPFormat.endMark)
  }

  /// The central directory stands last (APPNOTE 4.3.16): where its end record is, everything before it was written.
  func wholeness(_ file: FileBytes) -> Wholeness {
    let bytes = file.bytes
    // The record may have a comment of 65535 bytes behind it.
    var at = bytes.count - ZIPFormat.recordSize
    let first = max(0, at - 65_535)
    while at >= first {
      if bytes[at] == 0x50, ZIPFormat.isEnd(bytes, at) { return .whole(mayGrow: false) }
      at -= 1
    }
    return Unfinished.container
  }

  func open(_ file: FileBytes, _ opening: Opening) throws(ReadingError) -> any OpenDocument {
    if case .incomplete = wholeness(file) { throw .stoerung(Unreadable.incompleteArchive) }
    do throws(ReadingError) {
      let archive = try ZIPArchive(file)
      let names = (0..<min(archive.count, ZIPFormat.mostEntries + 1)).map { archive.name($0) }
      if let office = OfficeDocument(names.compactMap { $0 }) { throw ReadingError.stoerung(office.stoerung) }
      if names.count > ZIPFormat.mostEntries { throw ReadingError.stoerung(Unreadable.tooManyParts) }
      return try PartsDocument(ZIPParts(archive, names: names, opening), opening)
    } catch .library {
      throw .stoerung(Unreadable.damagedArchive)
    }
  }

  /// Folders and hidden files included.
  private static let mostEntries = 10_000

  private static let endMark: [UInt8] = [0x50, 0x4B, 0x05, 0x06]
  private static let recordSize = 22

  /// The directory that it names lies before it; one beyond four gigabytes says so by ones only.
  private static func isEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    guard bytes[at...].starts(with: endMark) else { return false }
    func number(_ offset: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[at + offset + $1]) << (8 * $1) }
    }
    let (size, start) = (number(12, 4), number(16, 4))
    let isLarge = size == 0xFFFF_FFFF || start == 0xFFFF_FFFF
    return (isLarge || size + start <= at) && at + recordSize + number(20, 2) <= bytes.count
  }
}
