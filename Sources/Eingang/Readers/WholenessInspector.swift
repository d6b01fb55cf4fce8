import AlbertModel

/// Asks a process of its own whether files are whole: it loads no language, so it starts at once and never waits behind
/// a page that is being read.
///
/// A process that dies twice or takes too long over a file is replaced, and the file is passed on as whole: reading it will
/// say what is wrong with it. One that was written to meanwhile is not, whatever the answer.
package actor WholenessInspector: WholenessCheck {
  private let executable: String
  private let settings: ReaderSettings
  private var process: ReaderProcess?

  /// The program is this one's own, unless a test says otherwise; its process is started with the first file.
  package init(limits: Limits, executable: String = ReaderProgram.executable) {
    self.init(settings: ReaderSettings(inspecting: limits), executable: executable)
  }

  init(settings: ReaderSettings, executable: String) {
    self.settings = settings
    self.executable = executable
  }

  /// For tests that interfere with it.
  var processIdentifier: Int32? { process?.processIdentifier }

  package func wholeness(of file: OpenFile) async -> Wholeness {
    guard file.size > 0 else { return Unfinished.empty }
    let before = file.state
    var answer = await inspect(file)
    // The process may have been gone before it saw this file.
    if case .failure(.died) = answer { answer = await inspect(file) }
    return file.state == before ? WholenessInspector.verdict(answer) : Unfinished.changing
  }

  private func inspect(_ file: OpenFile) async -> Result<Wholeness, ReaderProcess.Failure> {
    switch running() {
    case .failure(let failure): return .failure(failure)
    case .success(let process):
      let answer = await process.inspect(file)
      if case .failure = answer, self.process === process { self.process = nil }
      return answer
    }
  }

  private static func verdict(_ answer: Result<Wholeness, ReaderProcess.Failure>) -> Wholeness {
    switch answer {
    case .success(let wholeness): wholeness
    case .failure(.unable), .failure(.unstarted), .failure(.otherBuild): Unfinished.unknown
    case .failure: .whole(mayGrow: false)
    }
  }

  private func running() -> Result<ReaderProcess, ReaderProcess.Failure> {
    if let process { return .success(process) }
    let started = ReaderProcess.start(executable: executable, settings: settings)
    if case .success(let process) = started { self.process = process }
    return started
  }
}
