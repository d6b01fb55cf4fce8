import Glibc

/// The folder with Tesseract's trained data.
package struct Tessdata: Hashable, Sendable, Codable {
  package let folder: String

  /// Looks where the user says, else where distributions put it; nil where none of these folders exists.
  package init?(prefix: String?) {
    let usual = [
      "/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tesseract-ocr/4.00/tessdata", "/usr/share/tessdata",
      "/usr/local/share/tessdata",
    ]
    let asked = prefix.map { [$0, $0 + "/tessdata"] } ?? usual
    guard let found = asked.first(where: { access($0 + "/configs", R_OK) == 0 || Tessdata.holdsData($0) }) else {
      return nil
    }
    folder = found
  }

  private static func holdsData(_ folder: String) -> Bool {
    ["deu", "eng", "osd"].contains { access("\(folder)/\($0).traineddata", R_OK) == 0 }
  }

  /// The data file of a language can be read.
  package func has(_ language: String) -> Bool { access(path(language), R_OK) == 0 }

  /// The languages, in their order, whose data can be read.
  package func installed(of languages: [String]) -> [String] { languages.filter(has) }

  /// The data files of languages; each may be a link that leads out of the folder.
  func files(of languages: [String]) -> [String] { languages.map(path) }

  /// `deu-` and the first 16 digits of the data's SHA-256, which tell one edition of the data from another.
  ///
  /// Maps the file, so only a reader asks; each file is read once in a process.
  func edition(_ language: String) -> String {
    let path = path(language)
    let digest = Tessdata.digests.withLock { digests in
      if let known = digests[path] { return known }
      let digest = Tessdata.digest(path)
      digests[path] = digest
      return digest
    }
    return "\(language)-\(digest.prefix(16))"
  }

  private static let digests = Guarded<[String: String]>([:])

  /// `0` for what cannot be read: the engine will say why.
  private static func digest(_ path: String) -> String {
    let file: OpenFile
    do throws(OpenFile.SystemError) { file = try OpenFile(path: path) } catch { return "0" }
    guard let bytes = FileBytes(descriptor: file.descriptor) else { return "0" }
    var digest = SHA256()
    digest.update(UnsafeRawBufferPointer(bytes.bytes))
    return digest.finish()
  }

  private func path(_ language: String) -> String { "\(folder)/\(language).traineddata" }
}
