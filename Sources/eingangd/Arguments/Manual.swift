/// The manual page, made from the same table that parsing and help use.
///
/// In the mdoc language, https://man.openbsd.org/mdoc.7.
enum Manual {
  static func text(_ verbs: [Verb]) -> String {
    let parts: [String] = [
      head, ".Sh COMMANDS", verbs.map(command).joined(separator: "\n"), ".Sh OPTIONS", "Understood by every command:",
      options(Option.everywhere.filter { !$0.isHidden }), surroundings, ".Sh EXIT STATUS", statuses, ".Sh EXAMPLES",
      examples(verbs),
      """
      .Sh SEE ALSO
      .Xr tesseract 1
      .Sh CAVEATS
      Calculated deadlines are an aid, to be checked against the letter.
      They are no legal advice.
      Handwriting is not read.
      """,
    ]
    return parts.joined(separator: "\n") + "\n"
  }

  private static let head = """
    .Dd \(Program.released)
    .Dt EINGANGD 1
    .Os
    .Sh NAME
    .Nm eingangd
    .Nd turns a household's scanned paper into proposals
    .Sh SYNOPSIS
    .Nm
    .Ar command
    .Op Ar options
    .Op Ar operands
    .Nm
    .Cm help
    .Op Ar command
    .Sh DESCRIPTION
    .Nm
    takes the pages that are scanned or photographed into a folder, reads them, and
    proposes for each letter who wrote, how much, until when, and where to file it.
    A person decides, and every decision but
    .Cm purge
    can be taken back.
    Originals are kept as they came.
    """

  private static let surroundings = """
    .Sh ENVIRONMENT
    .Bl -tag -width EINGANG_HOME
    .It Ev EINGANG_HOME
    The household's folder, where
    .Fl -home
    names none; else
    .Pa eingang
    in
    .Ev XDG_DATA_HOME
    or in
    .Pa ~/.local/share .
    .It Ev NO_COLOR
    No colours, where it is set and not empty.
    .It Ev PAGER
    Shows what is longer than a screen; without it,
    .Xr less 1 .
    .It Ev TESSDATA_PREFIX
    Where Tesseract's trained data lie.
    .El
    .Sh FILES
    .Bl -tag -width eingang.sqlite
    .It Pa eingang.json5
    The settings, commented.
    .It Pa eingang.sqlite
    Cards, texts and decisions.
    .It Pa Eingang
    The inbox.
    .It Pa Archiv
    The originals, each under its SHA-256.
    .It Pa Ablage
    The filed documents.
    .El
    """

  private static var statuses: String {
    let rows = ExitStatus.allCases.map { ".It \($0.rawValue)\n\(filled(meaning(of: $0)))" }
    return ".Bl -tag -width 130\n\(rows.joined(separator: "\n"))\n.El"
  }

  private static func meaning(of status: ExitStatus) -> String {
    switch status {
    case .done: "Everything asked for was done."
    case .documentsFailed: "Some documents failed; the others are done."
    case .usage: "The command line or the settings are wrong; nothing was done."
    case .dependencyMissing: "Something that is needed is not installed."
    case .inputUnreadable: "None of the inputs could be read."
    case .storeUnusable: "The database cannot be used."
    case .folderUnusable: "A folder cannot be used."
    case .ownFault: "A mistake of this program."
    case .interrupted: "Interrupted; what was begun is finished or taken back at the next start."
    }
  }

  private static func command(_ verb: Verb) -> String {
    let operands = verb.operands == .none ? "" : " Ar \(escaped(verb.operands.name))"
    let own = verb.options.filter { !$0.isHidden }
    let texts = [sentence(verb.summary)] + verb.details.map(filled)
    return
      ([".Ss \(verb.name)", ".Nm", ".Cm \(verb.name)" + operands, ".Pp"] + [texts.joined(separator: "\n.Pp\n")]
      + (own.isEmpty ? [] : [options(own)])).joined(separator: "\n")
  }

  private static func options(_ options: [Option]) -> String {
    let rows = options.map { option in
      let value =
        switch option.kind {
        case .flag: ""
        case .value(let name): " Ar \(escaped(name))"
        case .choice(let words): " Ar " + words.map(escaped).joined(separator: " | ")
        }
      return ".It Fl -\(option.long)\(value)\n\(sentence(option.help))"
    }
    return ".Bl -tag -width Ds\n\(rows.joined(separator: "\n"))\n.El"
  }

  private static func examples(_ verbs: [Verb]) -> String {
    verbs.flatMap(\.examples).map { example in
      "\(sentence(example.does))\n.Pp\n.Dl \(escaped(example.line))"
    }.joined(separator: "\n.Pp\n")
  }

  private static func sentence(_ text: String) -> String {
    guard let first = text.first else { return "" }
    return filled(first.uppercased() + text.dropFirst() + ".")
  }

  /// As mdoc wants it: each sentence begins a line, and none is too long.
  private static func filled(_ text: String) -> String {
    text.replacing(". ", with: ".\n").split(separator: "\n").flatMap { Wrapping.lines(String($0), width: 76) }
      .map(escaped).joined(separator: "\n")
  }

  /// Text in which nothing is a command: backslashes are named, and no line begins with a point or an apostrophe.
  private static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
