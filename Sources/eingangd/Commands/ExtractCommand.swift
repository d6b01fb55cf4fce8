import AlbertModel
import Eingang

/// `extract`: reads documents and prints what was understood, storing nothing.
enum ExtractCommand: Command {
  static let verb = Verb(
    name: "extract", summary: "reads papers and prints proposals, storing nothing", operands: .some("FILE…"),
    options: [
      .json, .flag("join", "all files are one document, in this order"),
      .flag("text", "the text of the pages in reading order instead"),
      .flag("ocr", "reads PDF pages as images even where they have text"),
      .flag("no-codes", "passes QR codes and XML within a PDF over: only what is printed counts"),
      .value("erhalten", "DATE", "the day the letter arrived, for periods counted from it"),
    ],
    details: [
      "Works with no configuration and no home folder. A folder is one document. Prints in the order of the files; a "
        + "paper that cannot be read is printed with the reason, and the exit status is then 1."
    ],
    examples: [
      Verb.Example(line: "eingangd extract brief.pdf", does: "shows a letter as a card"),
      Verb.Example(
        line: "eingangd extract --json --join seite1.jpg seite2.jpg", does: "one letter from two photos, for a script"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let configuration = try call.configurationIfAny()
    let erhalten = try call.day("erhalten")
    let (documents, missing) = documents(call)
    if documents.isEmpty { return .inputUnreadable }
    let proposer = try Proposer(call, configuration, erhalten: erhalten)
    return try await Interruption.run {
      let failed = try await handOut(documents, proposer, Readers.count(configuration), call)
      return failed || missing ? .documentsFailed : .done
    }
  }

  private static func documents(_ call: Invocation) -> ([InputDocument], missing: Bool) {
    let (documents, missing) = InputDocument.all(call)
    guard call.arguments.has("join") else { return (documents, missing) }
    // A letter without one of its pages would be another letter.
    return (missing ? [] : [InputDocument(names: documents.flatMap(\.names))], missing)
  }

  /// True where a document could not be read.
  private static func handOut(
    _ documents: [InputDocument], _ proposer: Proposer, _ atOnce: Int, _ call: Invocation
  ) async throws -> Bool {
    var failed = false
    var isFirst = true
    if call.arguments.has("text") {
      try await OrderedWork.run(documents, atOnce: atOnce) {
        ($0, await proposer.reading(of: $0))
      } handOver: {
        document, result in
        failed = try show(result, of: document, call) || failed
      }
      return failed
    }
    try await OrderedWork.run(documents, atOnce: atOnce) {
      await proposer.cards(for: $0)
    } handOver: { cards in
      for card in cards {
        failed = failed || card.state == .gestoert
        try show(card, isFirst: isFirst, call)
        isFirst = false
      }
    }
    return failed
  }

  private static func show(_ card: Card, isFirst: Bool, _ call: Invocation) throws {
    if call.wantsJSON { return try call.terminal.out(try JSONLine.text(card)) }
    let view = CardView(today: call.today, width: call.terminal.width, style: call.style)
    try call.terminal.out((isFirst ? "" : "\n") + view.text(card))
  }

  private struct TextObject: Encodable {
    struct Page: Encodable {
      let page: Int
      let text: String
    }
    let schema = 1
    let files: [String]
    let pages: [Page]
  }

  /// The text of every page, with a form feed after each as other tools have it.
  private static func show(
    _ reading: DocumentReading, of document: InputDocument, _ call: Invocation
  ) throws -> Bool {
    if let stoerung = reading.stoerung {
      let card = Card(
        state: .gestoert, files: document.names, pages: [], content: .gestoert(stoerung), timing: reading.timing)
      if call.wantsJSON { try call.terminal.out(try JSONLine.text(card)) }
      call.terminal.complain("eingangd: reading failed: \(document.names.joined(separator: ", ")): \(stoerung.why)")
      return true
    }
    if call.wantsJSON {
      let pages = reading.pages.map { TextObject.Page(page: $0.number, text: $0.text) }
      try call.terminal.out(try JSONLine.text(TextObject(files: document.names, pages: pages)))
    } else {
      for page in reading.pages { try call.terminal.write(Visible.text(page.text) + "\u{C}") }
    }
    return false
  }
}
