import Testing

@testable import Eingang

@Suite("Settings of a reader")
struct ReaderSettingsTests {
  @Test("go through the command line unchanged")
  func roundTrip() {
    let settings = ReaderSettings(languages: ["deu", "eng"], limits: Limits(megapixel: 7), tessdataPrefix: "/a b")
    #expect(ReaderSettings(arguments: settings.arguments()) == settings)
  }

  @Test("the first word is what a reader must be of, and what another build finds as well")
  func build() {
    let arguments = ReaderSettings(languages: ["deu"], limits: Limits()).arguments()
    #expect(arguments.first?.hasPrefix("0.") == true)
    #expect(ReaderSettings(arguments: ["0.0.1/7", arguments[1]]) == nil)
  }

  @Test("anything else is refused", arguments: [[], ["{}"], ["x"], ["{}", "{}"], [Build.mark, "x"]])
  func refuses(arguments: [String]) { #expect(ReaderSettings(arguments: arguments) == nil) }

  @Test("one thread for each reader, and no crash reports with a document's text in them")
  func environment() {
    let environment = ReaderSettings(languages: [], limits: Limits()).environment()
    #expect(environment.contains("OMP_THREAD_LIMIT=1"))
    #expect(environment.contains("SWIFT_BACKTRACE=enable=no"))
  }
}
