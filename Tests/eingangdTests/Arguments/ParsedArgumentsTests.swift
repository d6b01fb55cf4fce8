import Testing

@testable import eingangd

struct ParsedArgumentsTests {
  private static let verb = Verb(
    name: "try", summary: "tries", operands: .some("FILE…", 1...2),
    options: [
      .flag("all", "everything"), .value("since", "DATE", "from"), .choice("state", ["offen", "abgelegt"], "how"),
    ],
    examples: [])

  @Test("options stand before, between and after operands, with a blank or an equals sign")
  func positions() throws {
    let parsed = try ParsedArguments(["--all", "a", "--since=1.2.", "--state", "offen", "b"], for: Self.verb)
    #expect(parsed.has("all"))
    #expect(parsed.value("since") == "1.2.")
    #expect(parsed.value("state") == "offen")
    #expect(parsed.operands == ["a", "b"])
  }

  @Test("two dashes end the options, one alone is an operand")
  func dashes() throws {
    #expect(try ParsedArguments(["--", "--all"], for: Self.verb).operands == ["--all"])
    #expect(try ParsedArguments(["-"], for: Self.verb).operands == ["-"])
  }

  @Test("the last of two values wins, and an equals sign may stand in a value")
  func values() throws {
    let parsed = try ParsedArguments(["x", "--since", "1", "--since=a=b"], for: Self.verb)
    #expect(parsed.value("since") == "a=b")
  }

  @Test("help needs no operands")
  func help() throws {
    #expect(try ParsedArguments(["--help"], for: Self.verb).has("help"))
    #expect(try ParsedArguments(["-h"], for: Self.verb).has("help"))
  }

  @Test(
    "what cannot be understood is named, with what was probably meant",
    arguments: [
      (["a", "--sinse", "x"], "unknown option --sinse (did you mean '--since'?)"),
      (["a", "--xyzzy"], "unknown option --xyzzy."), (["a", "-x"], "unknown option -x"),
      (["a", "--since"], "a value is missing: --since DATE"),
      (["a", "--since", "--all"], "a value is missing: --since DATE"),
      (["a", "--all=1"], "--all takes no value"),
      (["a", "--state", "ofen"], "'ofen' is not known here (did you mean 'offen'?). Allowed: offen, abgelegt"),
      ([], "FILE… is missing"), (["a", "b", "c"], "'c' is too much"),
      // The hidden option is not what anybody means.
      (["a", "--toda", "x"], "unknown option --toda."),
    ] as [([String], String)])
  func mistakes(words: [String], message: String) throws {
    let error = try #require(throws: UsageError.self) { try ParsedArguments(words, for: Self.verb) }
    #expect(error.description.contains(message), "\(error)")
  }
}
