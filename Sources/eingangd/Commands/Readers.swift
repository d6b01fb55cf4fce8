import AlbertModel
import Eingang

/// Makes the reader processes that a verb needs, after making sure that they can read at all.
enum Readers {
  /// Readers as configured, one for each core where nothing is.
  static func pool(
    _ configuration: Configuration, environment: [String: String], remembersPages: Bool = true
  ) throws -> ReaderPool {
    let prefix = environment["TESSDATA_PREFIX"]
    let installed = Tessdata(prefix: prefix)?.installed(of: configuration.sprachen) ?? []
    guard !installed.isEmpty else {
      let wanted = configuration.sprachen.map { "tesseract-ocr-" + $0 }.joined(separator: " ")
      throw Failure(
        .dependencyMissing,
        "reading cannot begin: Tesseract: no data for \(configuration.sprachen.joined(separator: ", "))"
          + ". Install it: apt-get install \(wanted.replacing("_", with: "-"))")
    }
    var settings = ReaderSettings(
      languages: configuration.sprachen, limits: configuration.grenzen, tessdataPrefix: prefix,
      ignored: configuration.eingang.ignorieren)
    settings.remembersPages = remembersPages
    return ReaderPool(
      settings: settings, readers: count(configuration), passwords: configuration.eingang.passwoerter)
  }

  /// Who looks whether a file is whole.
  static func inspector(_ configuration: Configuration) -> WholenessInspector {
    WholenessInspector(limits: configuration.grenzen)
  }

  static func count(_ configuration: Configuration) -> Int {
    configuration.grenzen.leser > 0 ? configuration.grenzen.leser : Cores.available
  }
}
