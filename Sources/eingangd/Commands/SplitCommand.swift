import Eingang

/// `split`: makes several cards of one.
enum SplitCommand: Command {
  static let verb = Verb(
    name: "split", summary: "makes several cards of one, by its files or before pages",
    operands: .some("ID", 1...1), options: [.value("at", "PAGE[,PAGE…]", "the pages that begin a new card"), .json],
    details: [
      "The first card keeps the number, and what was entered by hand. The text is understood anew, without reading again. "
        + "A file that is cut between its pages belongs to several cards, each of which files its own pages. Only an "
        + "open card is split; undo puts it back as it was."
    ],
    examples: [
      Verb.Example(line: "eingangd split 17", does: "each file of card 17 a card of its own"),
      Verb.Example(line: "eingangd split 17 --at 3,5", does: "three cards: up to page 2, pages 3 and 4, from page 5"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let id = try call.ids()[0]
    let pages = try pages(call)
    let household = try Household(call)
    let (meldung, ids) = try household.decisions.split(id, at: pages) { household.vorschlag(for: $0) }
    Told.decision(meldung, cards: ids, household, call)
    return .done
  }

  private static func pages(_ call: Invocation) throws(UsageError) -> [Int] {
    guard let text = call.arguments.value("at") else { return [] }
    var pages: [Int] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let page = Int(String(part).trimmed), page >= 2 else {
        throw UsageError("--at: '\(Visible.line(text))' is no list of pages. Write 3 or 3,5: each begins a new card.")
      }
      pages.append(page)
    }
    return pages
  }
}
