@testable import Eingang
import Testing

struct JSON5ParserTests {
  @Test(
    "every form of value is read",
    arguments: [
      ("'single \"inside\"'", .string("single \"inside\"")), ("\"a\\u00e4\\x41\\n\"", .string("a\u{e4}A\n")),
      ("\"\\uD83D\\uDE00\"", .string("😀")), ("'one \\\n line'", .string("one  line")), ("'\\ä'", .string("ä")),
      ("+5", .number(5)), (".5", .number(0.5)), ("5.", .number(5)), ("0x1F", .number(31)), ("-1e2", .number(-100)),
      ("Infinity", .number(.infinity)), ("true", .bool(true)), ("null", .null), ("[]", .list([])), ("{}", .object([])),
      ("\u{FEFF} 1 // end", .number(1)), ("/* a\n * b */ 1", .number(1)), ("\u{A0}1\u{A0}", .number(1)),
    ] as [(String, JSON5Node.Value)])
  func value(text: String, expected: JSON5Node.Value) throws {
    #expect(try JSON5Parser.parse(text).value == expected)
  }

  @Test("keys may be bare, quoted or have umlauts, and know their line")
  func keys() throws {
    let node = try JSON5Parser.parse("{\n  bare: 1,\n  // x\n  'quoted': 2,\n\n  größe_$1: 3,\n}")
    guard case .object(let members) = node.value else {
      Issue.record("not an object")
      return
    }
    #expect(members.map(\.key) == ["bare", "quoted", "größe_$1"])
    #expect(members.map(\.line) == [2, 4, 6])
  }

  @Test(
    "a mistake is named with its line",
    arguments: [
      ("{\n a: 1\n b: 2 }", 2, "'b' where a comma or a closing } must follow"),
      ("{\n a 1 }", 2, "'1' where a colon must follow the key 'a'"),
      ("{ a: \n\n }", 3, "'}' where a value must stand"),
      ("[1,\n2", 2, "the end of the file where a comma or a closing ]"),
      ("{ a: 'x\n' }", 1, "no closing quote on its line"),
      ("{ a: 'x", 1, "no closing quote"),
      ("{}\n /* x", 2, "does not end with */"),
      ("{}\n}", 2, "'}' after the end"),
      ("{ a: bare }", 1, "'bare' is neither a number nor"),
      ("{ 1a: 2 }", 1, "'1' where a key must stand"),
      ("{ a: 1,\n a: 2 }", 2, "stands twice, first on line 1"),
      ("", 1, "a value is missing"),
      ("'\\u12'", 1, "4 hexadecimal digits"),
      ("'\\uD800x'", 1, "half a character"),
      ("0x", 1, "'0x' is neither"), ("nan", 1, "neither"), ("1e", 1, "neither"), ("--1", 1, "neither"),
    ] as [(String, Int, String)])
  func mistake(text: String, line: Int, why: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try JSON5Parser.parse(text) }
    #expect(error.line == line)
    #expect(error.why.contains(why), "\(error.why)")
  }

  @Test("brackets without end do not exhaust the stack")
  func nesting() {
    #expect(throws: ConfigurationError.self) {
      try JSON5Parser.parse(String(repeating: "[", count: 1_000_000))
    }
    #expect(throws: Never.self) {
      try JSON5Parser.parse(String(repeating: "[", count: 64) + String(repeating: "]", count: 64))
    }
  }
}
