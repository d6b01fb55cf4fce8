/// What this machine offers for reading, as `doctor` tells it.
package enum ReadingFacts {
  /// Names and versions of the libraries that readers use.
  package static var libraries: String { OCREngine.versions }

  /// What decides beside the trained data what a page is read as.
  package static var edition: String { "\(OCREngine.versions) preparation-\(Preparation.version)" }

  /// Starts a reader and asks what holds it back; nil where it does not come up.
  package static func confinement(_ settings: ReaderSettings) async -> Confinement? {
    guard case .success(let reader) = ReaderProcess.start(executable: "/proc/self/exe", settings: settings),
      case .success(let confinement) = await reader.confinement()
    else { return nil }
    return confinement
  }
}
