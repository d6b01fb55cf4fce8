import AlbertModel
import Eingang
import Glibc

/// `separator`: makes a sheet that parts the letters of a stack.
enum SeparatorCommand: Command {
  static let verb = Verb(
    name: "separator", summary: "makes a sheet to lay between the letters of a stack",
    options: [
      .value("output", "FILE", "where the PDF is written; a file that is there stays as it is"),
      .value("note", "TEXT", "a line for people, printed and kept in the code"),
    ],
    details: [
      "Print it as often as there are gaps between letters. A stack that is scanned with such sheets becomes a card for "
        + "each letter; the sheets, and their blank backs, belong to none and stay in the original. undo makes it one "
        + "card again.",
      "Sheets with the patch codes T, 2 and 3, as document scanners use them, part letters as well.",
    ],
    examples: [
      Verb.Example(line: "eingangd separator | lp", does: "prints one on the default printer"),
      Verb.Example(line: "eingangd separator --output trennblatt.pdf", does: "writes the PDF"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let note = try note(call)
    guard let code = try drawn(Trennblatt.payload(note: note)) else {
      throw UsageError("--note: it does not fit into a code. Write a shorter one.")
    }
    let text = TrennblattPDF.text(note: note, code: code)
    guard let name = call.arguments.value("output") else {
      if isatty(STDOUT_FILENO) == 1 {
        throw UsageError("separator: a PDF is nothing for a terminal. Write eingangd separator --output FILE.")
      }
      try call.terminal.write(text)
      return .done
    }
    do {
      try Files.create(call.absolute(name), holding: text)
    } catch {
      let why = String(cString: strerror(error.code))
      throw Failure(.folderUnusable, "writing failed: \(Echo.short(name)): \(why). Name another: --output FILE")
    }
    call.terminal.note("Trennblatt geschrieben: \(name).")
    return .done
  }

  private static func drawn(_ text: String) throws -> QRSymbol? {
    let program = try ReaderProgram.own.get()
    do throws(Stoerung) {
      return try QRSymbol.drawn(text, Limits()).get()
    } catch {
      throw Failure(.dependencyMissing, "the sheet was not drawn: \(program.path): \(error.why)")
    }
  }

  /// One line, as long as a code with large modules holds.
  private static func note(_ call: Invocation) throws(UsageError) -> String? {
    guard let text = call.arguments.value("note")?.trimmed, !text.isEmpty else { return nil }
    guard text.utf8.count <= Trennblatt.longestNote, !text.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
      throw UsageError("--note: one line of at most \(Trennblatt.longestNote) bytes. Write a shorter one.")
    }
    return text
  }
}
