import AlbertModel
import Eingang

/// `show`: one card whole.
enum ShowCommand: Command {
  static let verb = Verb(
    name: "show", summary: "one card whole: values, certainty, words and place on the page",
    operands: .some("ID", 1...1),
    options: [
      .json, .flag("text", "the text that was read instead"),
      .value("page", "N", "the text of that page only"), .flag("open", "opens the original, by xdg-open"),
    ],
    examples: [
      Verb.Example(line: "eingangd show 17", does: "the card with every value's origin"),
      Verb.Example(line: "eingangd show 17 --page 2", does: "the words that were read on its second page"),
    ], isPaged: true)

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let id = try call.ids()[0]
    let page = try call.number("page")
    let household = try Household(call)
    let card = try household.card(id)
    if call.arguments.has("open") { return try open(id, household, call) }
    if call.arguments.has("text") || page != nil { return try text(of: id, page: page, household, call) }
    if call.wantsJSON {
      try call.terminal.out(try JSONLine.text(card))
      return .done
    }
    let view = CardView(today: call.today, width: call.terminal.width, style: call.style)
    try call.terminal.out(view.text(card))
    if card.state == .gestoert {
      let failed = try household.store.failedDocument(id: id)
      let outlook = Wrapping.lines(
        RetryOutlook.text(id, failed, household.present(call)), width: min(call.terminal.width, 100) - 2)
      try call.terminal.out("\n" + outlook.map { "  " + $0 }.joined(separator: "\n"))
    }
    if let vorschlag = card.vorschlag {
      for line in try matter(of: card, household, call) { try call.terminal.out(line) }
      let details = CardDetails(width: min(call.terminal.width, 100), style: call.style).lines(vorschlag)
      try call.terminal.out("\n" + details.joined(separator: "\n"))
    }
    return .done
  }

  private struct Page: Encodable {
    let id: Int
    let page: Int
    let text: String
  }

  private static func text(
    of id: Int, page: Int?, _ household: Household, _ call: Invocation
  ) throws -> ExitStatus {
    let pages = try household.store.pages(of: id)
    let wanted = page.map { number in pages.filter { $0.number == number } } ?? pages
    guard !wanted.isEmpty else {
      let has = "#\(id) has \(pages.isEmpty ? "no pages that could be read" : "\(pages.count) pages")"
      throw Failure(.documentsFailed, "no such page: \(has). eingangd show \(id) shows the card.")
    }
    for page in wanted {
      if call.wantsJSON {
        try call.terminal.out(try JSONLine.text(Page(id: id, page: page.number, text: page.text)))
      } else {
        try call.terminal.write(Visible.text(page.text) + (page == wanted.last ? "" : "\u{C}"))
      }
    }
    return .done
  }

  /// The other letters of its matter, decided ones too.
  private static func matter(of card: Card, _ household: Household, _ call: Invocation) throws -> [String] {
    guard let extraction = card.vorschlag?.extraction, let sender = extraction.absender?.value else { return [] }
    var filter = CardFilter.all
    filter.conditions = [.name(.absender, sender)]
    // Years of one bank's letters are not looked through for the few that may belong to this one.
    if let day = extraction.datum?.value {
      let nearby = day.adding(days: -SameMatter.mostDays)...day.adding(days: SameMatter.mostDays)
      filter.conditions.append(.day(.datum, nearby))
    }
    var cards = try household.store.cards(filter)
    cards += try household.store.openCards().filter { open in !cards.contains { $0.id == open.id } }
    guard let matter = Buendel.of(cards).first(where: { $0.cards.contains { $0.id == card.id } }),
      let reason = matter.reason
    else { return [] }
    let list = CardList(today: call.today, width: call.terminal.width, style: call.style, showsState: true)
    let others = matter.cards.filter { $0.id != card.id }
    return ["", call.style.bold("Bündel") + " (\(reason))"] + list.lines(others).dropFirst().map { "  " + $0 }
  }

  private static func open(_ id: Int, _ household: Household, _ call: Invocation) throws -> ExitStatus {
    if try household.store.isPurged(id) { throw ReviewError.purged(id) }
    for file in try household.store.files(of: id) {
      try Opener.open(household.archive.path(file.path), environment: call.environment)
    }
    return .done
  }
}
