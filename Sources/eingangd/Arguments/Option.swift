/// An option of a verb: parsing, help and completion all come from this.
struct Option: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case flag
    /// A value, named as the help shows it.
    case value(String)
    /// One of these words.
    case choice([String])
  }

  /// Without the two dashes.
  let long: String
  let kind: Kind
  let help: String
  /// Left out of help and completion.
  var isHidden = false

  static func flag(_ long: String, _ help: String) -> Option { Option(long: long, kind: .flag, help: help) }

  static func value(_ long: String, _ name: String, _ help: String) -> Option {
    Option(long: long, kind: .value(name), help: help)
  }

  static func choice(_ long: String, _ words: [String], _ help: String) -> Option {
    Option(long: long, kind: .choice(words), help: help)
  }

  /// As it stands in the help: `--since DATE`.
  var synopsis: String {
    switch kind {
    case .flag: "--\(long)"
    case .value(let name): "--\(long) \(name)"
    case .choice(let words): "--\(long) \(words.joined(separator: "|"))"
    }
  }
}

extension Option {
  /// Understood by every verb.
  static let everywhere: [Option] =
    [
      .value("home", "DIR", "the household's folder (default: EINGANG_HOME, else the XDG data folder)"),
      .value("config", "FILE", "another configuration than eingang.json5 in the home folder"),
      .flag("no-color", "no colours, as with NO_COLOR"),
      .flag("no-pager", "long output all at once, as with PAGER=cat"),
      .flag("quiet", "no progress and no remarks"),
      .flag("help", "this text"),
      Option(long: "today", kind: .value("DATE"), help: "the day that distances are counted from", isHidden: true),
    ] + AbortAfter.options
  static let json = Option.flag("json", "one JSON object a line")
}
