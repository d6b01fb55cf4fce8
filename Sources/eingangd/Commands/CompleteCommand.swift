import AlbertModel
import Eingang

/// `complete`: answers a Tab.
///
/// Hidden, since only what `completion` prints calls it.
enum CompleteCommand: ImmediateCommand {
  static let verb = Verb(
    name: "complete", summary: "what could stand next on a command line", operands: .some("WORDS", 0...Int.max),
    examples: [Verb.Example(line: "eingangd complete -- accept ''", does: "the open cards, a word and a title each")],
    isHidden: true)

  /// Nobody chooses from more.
  private static let most = 200

  /// Says nothing of what goes wrong: the line is still being typed.
  static func runNow(_ call: Invocation) throws -> ExitStatus {
    let words = call.arguments.operands
    for line in lines(words, call.within(words)) { try call.terminal.out(line) }
    return .done
  }

  private static func lines(_ words: [String], _ call: Invocation) -> [String] {
    switch Completion(verbs: CommandList.verbs).answer(words) {
    case .words(let candidates): candidates.map { line($0, "") }
    case .wanted(.files, _): [":files"]
    case .wanted(.folders, _): [":folders"]
    case .wanted(let wanted, let before): ((try? known(wanted, words, call)) ?? []).map { line($0, before) }
    }
  }

  private static func line(_ candidate: Completion.Candidate, _ before: String) -> String {
    before + Visible.line(candidate.word) + (candidate.meaning.isEmpty ? "" : "\t" + Visible.line(candidate.meaning))
  }

  private static func known(
    _ wanted: Completion.Wanted, _ words: [String], _ call: Invocation
  ) throws -> [Completion.Candidate] {
    switch wanted {
    case .cards:
      // What is decided can be looked at, taken back and found; decided about is what is open.
      let isAny = ["undo", "show", "where"].contains(words.first)
      var filter = isAny ? CardFilter.all : CardFilter.open
      filter.limit = most
      return try call.store().cards(filter).compactMap { card in
        let title = card.vorschlag.map(GermanWords.titel) ?? card.files.joined(separator: ", ")
        return card.id.map { Completion.Candidate(word: String($0), meaning: title) }
      }
    case .targets: return try call.store().values(of: .ablage, limit: most).map { Completion.Candidate(word: $0) }
    case .senders: return try call.store().values(of: .absender, limit: most).map { Completion.Candidate(word: $0) }
    case .persons: return try call.configuration().haushalt.personen.map { Completion.Candidate(word: $0.name) }
    case .files, .folders: return []
    }
  }
}

extension Invocation {
  /// In the household that another command line names.
  fileprivate func within(_ words: [String]) -> Invocation {
    let places = ["home", "config"].flatMap { name in
      words.firstIndex(of: "--\(name)").flatMap { words.indices.contains($0 + 1) ? ["--\(name)", words[$0 + 1]] : nil }
        ?? []
    }
    guard !places.isEmpty, let arguments = try? ParsedArguments(places, for: CompleteCommand.verb) else { return self }
    return Invocation(
      verb: verb, arguments: arguments, terminal: terminal, environment: environment, workingFolder: workingFolder,
      today: today)
  }
}
