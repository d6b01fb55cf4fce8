/// The files of the Ablage, whoever put them there: no hidden ones, and no link is followed.
package struct AblageWalk: Sendable {
  /// Absolute, by folders.
  package private(set) var files: [String] = []

  /// What cannot be listed is left out.
  package init(_ ablage: String) {
    var folders = [ablage]
    while let folder = folders.popLast() {
      let names: [String]
      do throws(FileError) { names = try Files.listing(of: folder).names } catch { continue }
      for name in names where name.utf8.first != 0x2E {
        switch FileStatus(path: folder + "/" + name)?.kind {
        case .folder?: folders.append(folder + "/" + name)
        case .file?: files.append(folder + "/" + name)
        default: continue
        }
      }
    }
  }

  /// Without those of these names, byte for byte.
  package func others(than known: [FiledCopy]) -> [String] {
    let known = Set(known.map { Array($0.file.path.utf8) })
    return files.filter { !known.contains(Array($0.utf8)) }
  }

  /// Where these bytes lie among some files, by their checksums; only files of the copies' endings are read.
  package static func places(of copies: [FiledCopy], among files: [String]) -> [String: String] {
    let endings = Set(copies.map { FilePath.fileExtension(of: $0.file.path) })
    var places: [String: String] = [:]
    for path in files where endings.contains(FilePath.fileExtension(of: path)) {
      // A file that cannot be read is nobody's copy.
      do throws(FileError) { places[try Files.digest(of: path).sha256] = path } catch { continue }
    }
    return places
  }
}
