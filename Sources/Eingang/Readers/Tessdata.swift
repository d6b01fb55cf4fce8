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
  package func files(of languages: [String]) -> [String] { languages.map(path) }

  /// Where a language's data file is to be, whether or not it is.
  package func path(_ language: String) -> String { "\(folder)/\(language).traineddata" }
}
