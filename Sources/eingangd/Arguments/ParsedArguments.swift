import Eingang

/// A command line taken apart along a verb's table.
struct ParsedArguments: Hashable, Sendable {
  private var values: [String: [String]] = [:]
  private(set) var operands: [String] = []

  func has(_ option: String) -> Bool { values[option] != nil }

  /// The last one given wins.
  func value(_ option: String) -> String? { values[option]?.last }

  /// Options may stand before and after operands; `--` ends them.
  init(_ arguments: [String], for verb: Verb) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument.hasPrefix("--") {
        try take(argument.dropFirst(2), from: &rest, verb)
      } else if argument == "-h" {
        values["help", default: []].append("")
      } else if argument.hasPrefix("-"), argument.utf8.count > 1 {
        throw UsageError(
          "unknown option \(Echo.short(argument)). Options have two dashes; see eingangd help \(verb.name).")
      } else {
        operands.append(argument)
      }
    }
    if !has("help") { try checkOperands(verb) }
  }

  private mutating func take(
    _ body: Substring, from rest: inout ArraySlice<String>, _ verb: Verb
  ) throws(UsageError) {
    let name = String(body.prefix { $0 != "=" })
    let inline = body.contains("=") ? String(body.dropFirst(name.count + 1)) : nil
    guard let option = verb.allOptions.first(where: { $0.long == name }) else {
      let visible = verb.allOptions.filter { !$0.isHidden }.map(\.long)
      let hint = Spelling.hint(for: name, among: visible, prefix: "--")
      throw UsageError("unknown option --\(Echo.short(name))\(hint). See eingangd help \(verb.name).")
    }
    values[name, default: []].append(try value(of: option, inline: inline, rest: &rest, verb))
  }

  /// A call that is right, with the option where one of the examples has it.
  private static func hint(_ verb: Verb, with option: Option?) -> String {
    let lines = verb.examples.map(\.line)
    let fitting = option.flatMap { option in lines.first { $0.contains(" --\(option.long)") } } ?? lines.first
    return fitting.map { " Write, say: \($0)" } ?? ""
  }

  private func value(
    of option: Option, inline: String?, rest: inout ArraySlice<String>, _ verb: Verb
  ) throws(UsageError) -> String {
    guard option.kind != .flag else {
      guard inline == nil else { throw UsageError("--\(option.long) takes no value.") }
      return ""
    }
    // `--since --json` has forgotten the value; who means it writes `--since=--json`.
    let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    guard let value = inline ?? next else {
      throw UsageError("a value is missing: \(option.synopsis).\(ParsedArguments.hint(verb, with: option))")
    }
    if inline == nil { rest.removeFirst() }
    if case .choice(let words) = option.kind, !words.contains(value) {
      let hint = Spelling.hint(for: value, among: words)
      throw UsageError(
        "--\(option.long): '\(Echo.short(value))' is not known here\(hint). Allowed: \(words.joined(separator: ", ")).")
    }
    return value
  }

  private func checkOperands(_ verb: Verb) throws(UsageError) {
    if operands.count < verb.operands.count.lowerBound {
      let option = verb.options.first { has($0.long) }
      throw UsageError("\(verb.name): \(verb.operands.name) is missing.\(ParsedArguments.hint(verb, with: option))")
    }
    if operands.count > verb.operands.count.upperBound {
      let surplus = operands[verb.operands.count.upperBound]
      throw UsageError("\(verb.name): '\(Echo.short(surplus))' is too much. See eingangd help \(verb.name).")
    }
  }
}
