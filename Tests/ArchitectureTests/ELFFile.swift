import Foundation

/// What a program of Linux says of itself (ELF-64, System V ABI, chapters 4 and 5), as far as these tests ask.
struct ELFFile {
  enum Fault: Error {
    case notRead
  }

  /// Names of the libraries that are loaded with it.
  let needed: [String]

  init(_ bytes: Data) throws {
    func number(_ at: Int, _ length: Int) throws -> Int {
      guard at >= 0, at + length <= bytes.count else { throw Fault.notRead }
      return (0..<length).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
    }
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { throw Fault.notRead }
    let (table, size, count) = (try number(0x28, 8), try number(0x3A, 2), try number(0x3C, 2))
    let sections = try (0..<count).map { index in
      let head = table + index * size
      return (
        type: try number(head + 4, 4), start: try number(head + 24, 8), length: try number(head + 32, 8),
        link: try number(head + 40, 4)
      )
    }
    // SHT_DYNAMIC, whose link is the table of its texts; DT_NEEDED is 1.
    guard let dynamic = sections.first(where: { $0.type == 6 }), sections.indices.contains(dynamic.link) else {
      throw Fault.notRead
    }
    let texts = sections[dynamic.link]
    needed = try stride(from: dynamic.start, to: dynamic.start + dynamic.length, by: 16).compactMap { entry in
      guard try number(entry, 8) == 1 else { return nil }
      let name = bytes[(texts.start + (try number(entry + 8, 8)))...].prefix { $0 != 0 }
      return String(decoding: name, as: UTF8.self)
    }
  }
}
