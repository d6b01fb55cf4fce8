import Foundation

/// What a reader is told when it is started.
package struct ReaderSettings: Hashable, Sendable, Codable {
  /// Tesseract's codes, the first one tried first; those without data are left out.
  package var languages: [String]
  /// TESSDATA_PREFIX as the user set it.
  package var tessdataPrefix: String?
  package var limits: ReadingLimits
  /// Wall time.
  package var secondsPerPage: Int
  /// Address space; 0 for no limit.
  package var mebibytes: Int
  /// Does not read a page again whose pixels it has just read; false where reading itself is to be measured.
  package var remembersPages = true
  /// Names within archives that no document bears, beside the built-in ones.
  package var ignored: [String]?
  /// Nil for false.
  package var isBinder: Bool?
  /// For tests; nil for what follows from the wall time.
  package var processorSecondsPerRequest: Int?

  package init(languages: [String], limits: Limits, tessdataPrefix: String? = nil, ignored: [String]? = nil) {
    self.languages = languages
    self.ignored = ignored
    self.tessdataPrefix = tessdataPrefix
    self.limits = ReadingLimits(limits)
    secondsPerPage = limits.sekundenProSeite * Sanitizer.slowness
    mebibytes = limits.speicherMiB
  }

  /// For a reader that only tells whether files are whole: it loads no language, and takes no longer than this.
  package init(inspecting limits: Limits, seconds: Int = 10) {
    self.init(languages: [], limits: limits)
    secondsPerPage = seconds * Sanitizer.slowness
  }

  /// For a reader that makes documents of pages that were read before: it loads no language either.
  init(binding limits: Limits, ignored: [String]?) {
    self.init(languages: [], limits: limits, ignored: ignored)
    isBinder = true
  }

  package var isInspector: Bool { languages.isEmpty && isBinder != true }

  /// For one page; a page that has this much was ended by its wall time before, unless nobody is left to do so.
  package var processorSeconds: Int { processorSecondsPerRequest ?? 2 * secondsPerPage + 30 }

  /// The command line of a reader, after the program's name: first of which build it must be, which every build
  /// understands, then these settings.
  func arguments() -> [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return [Build.mark] }
    return [Build.mark, String(decoding: data, as: UTF8.self)]
  }

  /// Reads what `arguments()` wrote; nil for anything else.
  package init?(arguments: [String]) {
    guard arguments.count == 2, arguments[0] == Build.mark,
      let settings = try? JSONDecoder().decode(ReaderSettings.self, from: Data(arguments[1].utf8))
    else { return nil }
    self = settings
  }

  /// Nothing of the daemon's environment reaches a reader.
  ///
  /// More than one OpenMP thread makes Tesseract slower by factors, and a crash report could hold a document's text.
  func environment() -> [String] {
    ["OMP_THREAD_LIMIT=1", "SWIFT_BACKTRACE=enable=no", "LANG=C.UTF-8", "PATH=/usr/bin"]
  }
}
