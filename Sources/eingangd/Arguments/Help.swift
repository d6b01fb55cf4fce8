/// The help texts, made from the same table that parsing uses.
enum Help {
  /// All verbs, a line each.
  static func overview(_ verbs: [Verb]) -> String {
    let width = (verbs.map(\.name.count).max() ?? 0) + 2
    let lines = verbs.map { verb in
      "  " + verb.name + String(repeating: " ", count: width - verb.name.count) + verb.summary
    }
    return """
      eingangd turns a household's scanned paper into proposals:
      who wrote, how much, by when, and where to file it.

      Usage: eingangd VERB [OPTIONS]

      \(lines.joined(separator: "\n"))

      eingangd help VERB says more about one. eingangd --version names the version.

      Example:
        eingangd extract brief.pdf     reads a letter and shows what it found
      """
  }

  /// One verb.
  static func text(for verb: Verb) -> String {
    let operands = verb.operands == .none ? "" : " \(verb.operands.name)"
    let parts: [String] =
      ["\(verb.name): \(verb.summary).", "Usage: eingangd \(verb.name)\(operands) [OPTIONS]"]
      + verb.details.map { filled($0, width: 80) }
      + ["Options:\n" + table(verb.allOptions.filter { !$0.isHidden }.map { ($0.synopsis, $0.help) })]
      + ["Example:\n" + verb.examples.map { "  \($0.line)\n      \($0.does)" }.joined(separator: "\n")]
    return parts.joined(separator: "\n\n")
  }

  private static func table(_ rows: [(String, String)]) -> String {
    rows.map { name, help in
      let text = filled(help, width: 80 - 26, indent: String(repeating: " ", count: 26))
      guard name.count > 22 else {
        return "  " + name + String(repeating: " ", count: 24 - name.count) + text
      }
      return "  \(name)\n" + String(repeating: " ", count: 26) + text
    }.joined(separator: "\n")
  }

  private static func filled(_ text: String, width: Int, indent: String = "") -> String {
    Wrapping.lines(text, width: width).joined(separator: "\n" + indent)
  }
}
