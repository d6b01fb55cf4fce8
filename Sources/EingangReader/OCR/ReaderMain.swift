import AlbertModel
import Eingang
import Glibc

/// The process that touches a document's bytes: `eingang-reader`, started by `eingangd` and by nobody else.
///
/// Descriptor 0 is a socket to the daemon; it opens no file by name but trained data and fonts.
package enum ReaderMain {
  /// Returns the exit status: 0 when the daemon hung up, 71 without memory to begin with, 72 where the daemon is of another
  /// build, 70 when this process is of no use any more.
  package static func run(arguments: [String]) -> Int32 {
    if arguments.first == "probe" { return SandboxProbe.run(Array(arguments.dropFirst())) }
    guard arguments.first == Build.mark else { return ReaderEnd.otherBuild }
    let channel = FrameChannel(descriptor: 0)
    guard let settings = ReaderSettings(arguments: arguments) else { return 2 }
    do {
      if settings.isInspector {
        try inspect(settings, channel)
      } else if settings.isBinder == true {
        try bind(settings, channel)
      } else {
        try start(settings, channel).serve()
      }
      return 0
    } catch FrameChannel.Failure.closed {
      return 0
    } catch ReadingError.exhausted {
      return ReaderEnd.exhausted
    } catch {
      return 70
    }
  }

  /// Loads nothing, and so needs no file at all.
  private static func inspect(_ settings: ReaderSettings, _ channel: FrameChannel) throws(FrameChannel.Failure) {
    Sandbox.limit(settings)
    try ready(Sandbox.confine(reading: [])).send(over: channel)
    try InspectionService(channel: channel, settings: settings).serve()
  }

  /// Reads no words, and so needs nothing but the fonts with which a page is shown.
  private static func bind(_ settings: ReaderSettings, _ channel: FrameChannel) throws {
    Sandbox.limit(settings)
    let recognizer = try PageRecognizer(tessdata: "", languages: [], secondsPerPage: settings.secondsPerPage)
    try ready(Sandbox.confine(reading: ["/usr/share/fonts"])).send(over: channel)
    try ReaderService(channel: channel, settings: settings, recognizer: recognizer).serve()
  }

  private static func start(_ settings: ReaderSettings, _ channel: FrameChannel) throws -> ReaderService {
    Sandbox.limit(settings)
    guard let tessdata = Tessdata(prefix: settings.tessdataPrefix) else {
      try ReaderMessage.unable.send(over: channel)
      throw FrameChannel.Failure.closed
    }
    let languages = tessdata.installed(of: settings.languages)
    do {
      guard !languages.isEmpty else { throw ReadingError.library(.noLanguage, "") }
      let recognizer = try PageRecognizer(
        tessdata: tessdata.folder, languages: languages, secondsPerPage: settings.secondsPerPage)
      recognizer.remembersPages = settings.remembersPages
      let fingerprint = fingerprint(tessdata, languages)
      let confinement = Sandbox.confine(reading: [tessdata.folder] + tessdata.files(of: languages))
      let service = ReaderService(channel: channel, settings: settings, recognizer: recognizer)
      try ready(confinement, fingerprint: fingerprint).send(over: channel)
      return service
    } catch ReadingError.library {
      try ReaderMessage.unable.send(over: channel)
      throw FrameChannel.Failure.closed
    }
  }

  private static func fingerprint(_ tessdata: Tessdata, _ languages: [String]) -> String {
    Fingerprint.of(
      libraries: OCREngine.versions, data: languages.map(tessdata.edition), preparation: Preparation.version)
  }

  private static func ready(_ confinement: Confinement, fingerprint: String = "") -> ReaderMessage {
    .ready(
      .init(
        libraries: OCREngine.versions,
        edition: Fingerprint.of(libraries: OCREngine.versions, preparation: Preparation.version),
        fingerprint: fingerprint, confinement: confinement))
  }
}
