/// Reads JSON5: comments, trailing commas, bare keys, single quotes, every form of number.
///
/// Nesting is limited to 64 levels, so that no text can exhaust the stack.
struct JSON5Parser {
  private var cursor: JSON5Cursor
  private var depth = 0

  /// The one value of the text; a key that stands twice in a block is an error, since one of them would be ignored.
  static func parse(_ text: String) throws(ConfigurationError) -> JSON5Node {
    var parser = JSON5Parser(cursor: JSON5Cursor(text))
    try parser.cursor.skipBlanks()
    let node = try parser.value()
    try parser.cursor.skipBlanks()
    guard parser.cursor.current == nil else {
      throw parser.cursor.failure("\(parser.cursor.found) after the end of the configuration")
    }
    return node
  }

  private mutating func value() throws(ConfigurationError) -> JSON5Node {
    let line = cursor.line
    switch cursor.current {
    case UInt8(ascii: "{"):
      return JSON5Node(
        value: .object(
          try nested { parser throws(ConfigurationError) in
            try parser.members()
          }), line: line)
    case UInt8(ascii: "["):
      return JSON5Node(
        value: .list(
          try nested { parser throws(ConfigurationError) in
            try parser.elements()
          }), line: line)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return JSON5Node(value: .string(try cursor.string()), line: line)
    case nil: throw cursor.failure("a value is missing at the end of the file")
    default: return JSON5Node(value: try word(), line: line)
    }
  }

  private mutating func nested<Result>(
    _ body: (inout JSON5Parser) throws(ConfigurationError) -> Result
  ) throws(ConfigurationError) -> Result {
    depth += 1
    guard depth <= 64 else { throw cursor.failure("more than 64 brackets inside one another") }
    cursor.advance()
    try cursor.skipBlanks()
    let result = try body(&self)
    depth -= 1
    return result
  }

  private mutating func members() throws(ConfigurationError) -> [JSON5Node.Member] {
    var members: [JSON5Node.Member] = []
    var lines: [String: Int] = [:]
    while cursor.current != UInt8(ascii: "}") {
      let line = cursor.line
      let key = try cursor.key()
      if let first = lines.updateValue(line, forKey: key) {
        throw ConfigurationError(
          line: line, key: Echo.short(key), why: "stands twice, first on line \(first). Keep one of the two.")
      }
      try cursor.skipBlanks()
      guard cursor.current == UInt8(ascii: ":") else {
        throw cursor.failure("\(cursor.found) where a colon must follow the key '\(Echo.short(key))'")
      }
      cursor.advance()
      try cursor.skipBlanks()
      members.append(JSON5Node.Member(key: key, line: line, node: try value()))
      try separator(closing: UInt8(ascii: "}"))
    }
    cursor.advance()
    return members
  }

  private mutating func elements() throws(ConfigurationError) -> [JSON5Node] {
    var elements: [JSON5Node] = []
    while cursor.current != UInt8(ascii: "]") {
      elements.append(try value())
      try separator(closing: UInt8(ascii: "]"))
    }
    cursor.advance()
    return elements
  }

  private mutating func separator(closing: UInt8) throws(ConfigurationError) {
    // The mistake is where the value ended, not where the next one begins.
    let line = cursor.line
    try cursor.skipBlanks()
    if cursor.current == UInt8(ascii: ",") {
      cursor.advance()
      try cursor.skipBlanks()
    } else if cursor.current != closing {
      let bracket = Character(Unicode.Scalar(closing))
      throw ConfigurationError(
        line: line, why: "\(cursor.found) where a comma or a closing \(bracket) must follow. Add it.")
    }
  }

  private mutating func word() throws(ConfigurationError) -> JSON5Node.Value {
    let start = cursor
    let word = cursor.bareWord()
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "": throw start.failure("\(start.found) where a value must stand")
    default:
      guard let number = JSON5Number.parse(word) else {
        throw start.failure(
          "'\(Echo.short(word))' is neither a number nor true, false or null; text must stand in quotes")
      }
      return .number(number)
    }
  }
}
