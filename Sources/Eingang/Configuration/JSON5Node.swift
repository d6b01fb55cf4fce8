/// A value of a JSON5 text that knows the line it stands on.
///
/// Foundation reads JSON5 too, but tells neither the line of a value nor that of a mistake.
struct JSON5Node: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([JSON5Node])
    case object([Member])
  }

  struct Member: Hashable, Sendable {
    let key: String
    /// Line of the key, from 1.
    let line: Int
    let node: JSON5Node
  }

  let value: Value
  /// Line on which the value begins, from 1.
  let line: Int

  /// The value as it is named in a message.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
    case .string(let text): "'\(Echo.short(text))'"
    case .list: "a list"
    case .object: "a block in braces"
    }
  }
}
