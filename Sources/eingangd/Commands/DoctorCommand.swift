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
    let confinement = await ReadingFacts.confinement(settings)
    let findings =
      Checkup.reading(configuration, prefix: prefix) + Checkup.system(confinement)
      + (try Checkup.household(call.home(), configuration))
    for finding in findings {
      try call.terminal.out(call.wantsJSON ? try JSONLine.text(finding) : text(finding, call.style))
    }
    let bad = findings.first { $0.state == .missing }
    if !call.wantsJSON { try call.terminal.out(bad == nil ? "\nAlles Nötige ist da." : "\nEs fehlt etwas.") }
    return bad?.status ?? .done
  }

  private static func text(_ finding: Finding, _ style: Style) -> String {
    let word =
      switch finding.state {
      case .good: "gut"
      case .notice: style.bold("Hinweis")
      case .missing: style.bold("fehlt")
      }
    let shown = Wrapping.padded("  " + word, width: 11 + (word.hasPrefix("\u{1B}") ? 8 : 0))
    return shown + Wrapping.padded(finding.subject, width: 20) + Visible.line(finding.detail)
      + (finding.remedy.map { "\n" + String(repeating: " ", count: 31) + Visible.line($0) } ?? "")
  }
}
