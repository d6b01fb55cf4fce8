import Eingang

/// `doctor`: the installation against what it needs.
enum DoctorCommand: Command {
  static let verb = Verb(
    name: "doctor", summary: "checks that everything needed is installed and writable", options: [.json],
    details: ["The exit status is 3 where something that reading needs is missing, 5 for the store, 6 for a folder."],
    examples: [Verb.Example(line: "eingangd doctor", does: "says what is missing, and how to get it")])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let configuration = try call.configuration()
    let prefix = call.environment["TESSDATA_PREFIX"]
    let settings = ReaderSettings(
      languages: configuration.sprachen, limits: configuration.grenzen, tessdataPrefix: prefix)
    let confinement = try? ReadingFacts.ask(settings).get().confinement
    let findings =
      Checkup.reading(configuration, prefix: prefix) + Checkup.reader(ReaderProgram.own, Readers.asked)
      + Checkup.system(confinement)
      + (try Checkup.household(call.home(), configuration))
    for finding in findings {
      let line = call.wantsJSON ? try JSONLine.text(finding) : text(finding, call.style, call.terminal.width)
      try call.terminal.out(line)
    }
    let bad = findings.first { $0.state == .missing }
    if !call.wantsJSON { try call.terminal.out(bad == nil ? "\nAlles Nötige ist da." : "\nEs fehlt etwas.") }
    return bad?.status ?? .done
  }

  private static func text(_ finding: Finding, _ style: Style, _ width: Int) -> String {
    let word =
      switch finding.state {
      case .good: "gut"
      case .notice: style.bold("Hinweis")
      case .missing: style.bold("fehlt")
      }
    let shown = Wrapping.padded("  " + word, width: 11 + (word.hasPrefix("\u{1B}") ? 8 : 0))
    let indent = String(repeating: " ", count: 31)
    let details = [finding.detail, finding.remedy].compactMap(\.self).flatMap {
      Wrapping.lines(Visible.line($0), width: max(20, width - indent.count))
    }
    return shown + Wrapping.padded(finding.subject, width: 20) + details.joined(separator: "\n" + indent)
  }
}
