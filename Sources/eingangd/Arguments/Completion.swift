/// What could stand next on a command line, for a shell's Tab.
struct Completion: Sendable {
  /// A word, and what it means where that helps choosing.
  struct Candidate: Hashable, Sendable {
    let word: String
    var meaning = ""
  }

  /// What only the household knows.
  enum Wanted: Hashable, Sendable {
    case cards
    case targets
    case persons
    case senders
    case files
    case folders
  }

  enum Answer: Hashable, Sendable {
    case words([Candidate])
    case wanted(Wanted, before: String)
  }

  let verbs: [Verb]

  /// The words typed so far without the program's name; the last one is being typed and may be empty.
  func answer(_ words: [String]) -> Answer {
    let current = words.last ?? ""
    let before = words.dropLast()
    guard let verb = verb(before) else { return .words(first(current)) }
    if let option = option(named: before.last, of: verb) { return value(of: option) }
    if current.hasPrefix("-") {
      let options = verb.allOptions.filter { !$0.isHidden }
      return .words(options.map { Candidate(word: "--\($0.long)", meaning: $0.help) })
    }
    return operand(of: verb, current)
  }

  /// The verb that was typed; `help` and a verb behind it count as none.
  private func verb(_ before: ArraySlice<String>) -> Verb? {
    var rest = before
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else { return verbs.first { $0.name == word } }
      let option = Option.everywhere.first { "--\($0.long)" == word }
      if let option, option.kind != .flag { _ = rest.popFirst() }
    }
    return nil
  }

  private func first(_ current: String) -> [Candidate] {
    if current.hasPrefix("-") {
      return (Option.everywhere.filter { !$0.isHidden } + [.flag("version", "names the version")])
        .map { Candidate(word: "--\($0.long)", meaning: $0.help) }
    }
    return verbs.map { Candidate(word: $0.name, meaning: $0.summary) } + [
      Candidate(word: "help", meaning: "says more about a verb")
    ]
  }

  /// The option that awaits its value.
  private func option(named word: String?, of verb: Verb) -> Option? {
    guard let word, word.hasPrefix("--") else { return nil }
    return verb.allOptions.first { "--\($0.long)" == word && $0.kind != .flag }
  }

  private func value(of option: Option) -> Answer {
    switch option.kind {
    case .flag: .words([])
    case .choice(let words): .words(words.map { Candidate(word: $0) })
    case .value("TARGET"): .wanted(.targets, before: "")
    case .value("FILE"): .wanted(.files, before: "")
    case .value("DIR"): .wanted(.folders, before: "")
    case .value where option.long == "person": .wanted(.persons, before: "")
    case .value where option.long == "absender": .wanted(.senders, before: "")
    case .value: .words([])
    }
  }

  private func operand(of verb: Verb, _ current: String) -> Answer {
    let isOfConditions = verb.options.contains { $0.long == "sure" } || verb.operands.name == "WORDS…"
    if isOfConditions, let colon = current.firstIndex(of: ":") {
      let name = String(current[...colon])
      switch name {
      case "ablage:": return .wanted(.targets, before: name)
      case "person:": return .wanted(.persons, before: name)
      case "absender:": return .wanted(.senders, before: name)
      default: return .words([])
      }
    }
    if isOfConditions, let letter = current.first, letter.isLetter {
      return .words(ConditionReader.names.map { Candidate(word: $0 + ":") })
    }
    let name = verb.operands.name
    if name.contains("ID") && !current.contains(where: { "/.".contains($0) }) { return .wanted(.cards, before: "") }
    if name.contains("FILE") { return .wanted(.files, before: "") }
    return name.contains("DIR") ? .wanted(.folders, before: "") : .words([])
  }
}
