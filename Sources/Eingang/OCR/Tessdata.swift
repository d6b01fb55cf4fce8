import Glibc

/// The folder with Tesseract's trained data.
package struct Tessdata: Hashable, Sendable, Codable {
  package let folder: String

  /// Looks where the user says, else where distributions put it; nil where none of these folders exists.
  package init?(prefix: String?) {
    let usual = [
      "/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tesseract-ocr/4.00/tessdata", "/usr/share/tessdata",
      "/usr/local/share/tessdata", "/opt/homebrew/share/tessdata",
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

  /// `deu-1525436`: language and size tell one edition of the data from another.
  func edition(_ language: String) -> String {
    var status = stat()
    return stat(path(language), &status) == 0 ? "\(language)-\(status.st_size)" : "\(language)-0"
  }

  private func path(_ language: String) -> String { "\(folder)/\(language).traineddata" }
}
