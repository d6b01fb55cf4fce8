import AlbertModel
import Eingang

/// `retry`: reads again what could not be read.
enum RetryCommand: Command {
  static let verb = Verb(
    name: "retry", summary: "reads again what could not be read, at once", operands: .some("[ID…]", 0...Int.max),
    options: [.flag("all", "every disturbed card, and every document that waits for a better moment"), .json],
    details: [
      "watch does so by itself when the cause is gone, three times per version; by hand it may be tried as often as you "
        + "like. What succeeds becomes a proposal under the same number. The exit status is 1 where it fails again."
    ],
    examples: [
      Verb.Example(line: "eingangd retry 17", does: "reads the original of card 17 again"),
      Verb.Example(line: "eingangd retry --all", does: "all of them, say after the memory limit was raised"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let ids = try call.ids()
    guard ids.isEmpty == call.arguments.has("all") else {
      throw UsageError(
        ids.isEmpty
          ? "retry: which cards is missing. Write: eingangd retry 17, or eingangd retry --all"
          : "retry: --all and numbers exclude each other. Write: eingangd retry --all")
    }
    let household = try Household(call)
    let (wanted, refused) = try ids.isEmpty ? (all(household), false) : chosen(ids, household, call)
    if wanted.isEmpty {
      if !refused { call.terminal.note("Nichts ist gestört.") }
      return refused ? .documentsFailed : .done
    }
    let parts = try household.intakeParts(call)
    return try await Interruption.run {
      let run = try household.store.beginRun(.reprocess)
      let report = IntakeReport(call, expected: wanted.count)
      let intake = try Intake(parts, run: run) { report.tell($0) }
      for id in wanted {
        try Task.checkCancellation()
        // A person decided it a moment ago.
        guard let outcome = try await intake.retry(id) else { continue }
        report.tell(.finished(names: [], outcome))
      }
      try household.store.endRun(run, largestReader: await parts.reader.largestReader)
      return refused ? .documentsFailed : report.status
    }
  }

  private static func all(_ household: Household) throws -> [Int] {
    let disturbed = try household.store.cards(CardFilter(states: [.gestoert])).compactMap(\.id)
    return (disturbed + (try household.store.postponedDocuments().map(\.id))).sorted()
  }

  /// The numbers that can be tried again; of each other one it is said why not.
  private static func chosen(
    _ ids: [Int], _ household: Household, _ call: Invocation
  ) throws -> (wanted: [Int], refused: Bool) {
    var wanted: [Int] = []
    for id in ids {
      // Without a card it waits to be read.
      switch try household.store.card(id: id)?.state {
      case .gestoert: wanted.append(id)
      case nil where try !household.store.files(of: id).isEmpty: wanted.append(id)
      case let state: call.terminal.complain("eingangd: " + refusal(id, state, try unread(id, household)))
      }
    }
    return (wanted, wanted.count < ids.count)
  }

  /// Files of a card of which no page was ever read, as of disturbed cards that were joined.
  private static func unread(_ id: Int, _ household: Household) throws -> [String] {
    try household.store.files(of: id).filter { try household.store.pageCount(of: $0.sha256) == 0 }.map(\.name)
  }

  private static func refusal(_ id: Int, _ state: CardState?, _ unread: [String]) -> String {
    switch state {
    case nil: "\(ReviewError.unknown(id))"
    case .offen where !unread.isEmpty:
      "#\(id) is open, and only disturbed cards are retried, though \(Echo.short(unread.joined(separator: ", "))) "
        + "could not be read. To read all of it anew: eingangd reprocess \(id) --from pages"
    case .offen: "#\(id) could be read. To read it anew all the same: eingangd reprocess \(id) --from pages"
    case .gestoert, .abgelegt, .abgelehnt:
      "#\(id) is decided already and stays as it is. To reopen it: eingangd undo \(id)"
    }
  }
}
