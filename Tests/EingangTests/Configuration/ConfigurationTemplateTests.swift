import AlbertModel
@testable import Eingang
import Testing

struct ConfigurationTemplateTests {
  @Test("untouched, it changes nothing")
  func defaults() throws {
    #expect(try ConfigurationReader.configuration(from: ConfigurationTemplate.text) == Configuration())
  }

  @Test("every example in it is valid once its slashes are gone")
  func examples() throws {
    let lines = ConfigurationTemplate.text.split(separator: "\n").map { line in
      let code = line.drop { $0 == " " }
      let example = code.hasPrefix("// ") && (code.contains(": ") && code.hasSuffix(",") || code.contains(",   "))
      return example ? String(code.dropFirst(3)) : String(line)
    }
    let configuration = try ConfigurationReader.configuration(from: lines.joined(separator: "\n"))
    #expect(configuration.haushalt.namen == ["Berger"])
    #expect(configuration.haushalt.personen.map(\.name) == ["Anna", "Felix", "Grete"])
    #expect(
      configuration.ablage.map(\.ziel) == [
        "Versicherungen/Kfz", "Freizeit/Musikschule", "Schule/{person}/Fahrten", "Schule/{person}",
      ])
    #expect(configuration.namen == NameSettings())
    #expect(configuration.ordner == Folders())
    #expect(configuration.grenzen == Limits())
    #expect(configuration.sprachen == Configuration().sprachen)
    #expect(configuration.ablageFormat == .pdf)
    #expect(configuration.haushalt.bundesland == Haushalt().bundesland)
  }
}
