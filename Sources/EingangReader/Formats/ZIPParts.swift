import AlbertModel
import Eingang

/// The entries of a ZIP that may be pages, in the order in which people number them.
struct ZIPParts: PartSource {
  let parts: [DocumentPart]
  private let archive: ZIPArchive
  private let indices: [Int]
  private let passwords: [String]

  init(_ archive: ZIPArchive, names: [String?], _ opening: Opening) {
    self.archive = archive
    passwords = opening.passwords
    let entries = names.enumerated().compactMap { index, name -> (index: Int, name: String)? in
      guard let name = name?.replacing("\\", with: "/"), !name.hasSuffix("/") else { return nil }
      let folders = name.split(separator: "/")
      return folders.contains { opening.ignored.kind(of: String($0)) == .ignored } ? nil : (index, name)
    }.sorted { NaturalOrder.precedes($0.name, $1.name) }
    indices = entries.map(\.index)
    parts = entries.map { DocumentPart(name: $0.name, content: .packed) }
  }

  func bytes(_ index: Int, most: Int) throws(ReadingError) -> FileBytes? {
    do throws(ReadingError) {
      return try archive.unpack(indices[index], most: most, passwords: passwords)
    } catch .library(.locked, _) {
      throw .stoerung(Unreadable.locked("Das ZIP", tried: passwords))
    } catch .library(.tooLarge, _) {
      throw .stoerung(Unreadable.tooLargePart)
    } catch .library(.unsuitable, _) {
      throw .stoerung(Unreadable.unknownPacking)
    } catch .library {
      throw .stoerung(Unreadable.damagedPart)
    }
  }
}
