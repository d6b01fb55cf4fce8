import Testing

@testable import Eingang

@Suite("Settings of a reader")
struct ReaderSettingsTests {
  @Test("go through the command line unchanged")
  func roundTrip() {
    let settings = ReaderSettings(languages: ["deu", "eng"], limits: Limits(megapixel: 7), tessdataPrefix: "/a b")
    #expect(settings.arguments().first == "reader")
    #expect(ReaderSettings(arguments: Array(settings.arguments().dropFirst())) == settings)
  }

  @Test("anything else is refused", arguments: [[], ["{}"], ["x"], ["{}", "{}"]])
  func refuses(arguments: [String]) { #expect(ReaderSettings(arguments: arguments) == nil) }

  @Test("one thread for each reader, and no crash reports with a document's text in them")
  func environment() {
    let environment = ReaderSettings(languages: [], limits: Limits()).environment()
    #expect(environment.contains("OMP_THREAD_LIMIT=1"))
    #expect(environment.contains("SWIFT_BACKTRACE=enable=no"))
  }
}
