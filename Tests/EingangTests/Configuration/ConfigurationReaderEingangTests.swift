import Testing

@testable import Eingang

@Suite struct ConfigurationReaderEingangTests {
  @Test("what is said about the inbox is read, and the rest keeps its defaults")
  func read() throws {
    let text = "{ eingang: { ruhe: 5, ruheOrdner: 30, ruheMehrseitig: 20, ruheLeer: 90, geduld: 0 } }"
    #expect(
      try ConfigurationReader.configuration(from: text).eingang
        == InboxSettings(ruhe: 5, ruheOrdner: 30, ruheMehrseitig: 20, ruheLeer: 90, geduld: 0))
    let one = try ConfigurationReader.configuration(from: "{ eingang: { geduld: 60 } }").eingang
    #expect(one == InboxSettings(ruhe: 2, ruheOrdner: 10, ruheMehrseitig: 10, ruheLeer: 60, geduld: 60))
  }

  @Test("further names to ignore are read, and one that fits everything is refused")
  func ignored() throws {
    let settings = try ConfigurationReader.configuration(from: "{ eingang: { ignorieren: ['*.xmp', 'notiz*'] } }")
      .eingang
    #expect(settings.ignorieren == ["*.xmp", "notiz*"])
    for pattern in ["*", "??", "a/b", ""] {
      let error = #expect(throws: ConfigurationError.self) {
        try ConfigurationReader.configuration(from: "{ eingang: { ignorieren: ['x', '\(pattern)'] } }")
      }
      #expect(error?.key?.hasSuffix("ignorieren[1]") == true, "\(pattern)")
    }
  }

  @Test(
    "a time that makes no sense is refused with what is allowed",
    arguments: [
      ("ruhe: 0", "eingang.ruhe", "from 1 to 3600"), ("geduld: 700000", "eingang.geduld", "from 0 to 604800"),
      ("ruheOrdner: 1.5", "eingang.ruheOrdner", "a whole number"), ("gedult: 3", "eingang.gedult", "'geduld'"),
    ])
  func refused(line: String, key: String, why: String) {
    let error = #expect(throws: ConfigurationError.self) {
      try ConfigurationReader.configuration(from: "{ eingang: { \(line) } }")
    }
    #expect(error?.key == key)
    #expect(error?.why.contains(why) == true)
  }

  @Test("passwords are read as they stand, blanks included")
  func passwords() throws {
    let text = "{ eingang: { passwoerter: [' a  b ', 'x'] } }"
    #expect(try ConfigurationReader.configuration(from: text).eingang.passwoerter == Passwoerter([" a  b ", "x"]))
  }

  @Test(
    "no mistake about passwords repeats one",
    arguments: ["[4711]", "['']", "['4711\\n']", "'4711'", "[['4711']]", "{ a: '4711' }"])
  func wrongPasswords(value: String) {
    let error = #expect(throws: ConfigurationError.self) {
      try ConfigurationReader.configuration(from: "{ eingang: { passwoerter: \(value) } }")
    }
    #expect(error?.key?.hasPrefix("eingang.passwoerter") == true)
    #expect(error.map { "\($0)".contains("4711") } == false)
  }
}
