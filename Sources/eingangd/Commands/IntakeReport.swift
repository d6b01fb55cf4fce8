import AlbertModel
import Eingang

/// Tells what becomes of arrivals, a line each, and remembers how it went.
final class IntakeReport: Sendable {
  private struct Tally {
    var finished = 0
    var failed = 0
    var untaken = 0
    /// Nobody reads our output any more; taking in goes on all the same.
    var isMute = false
    /// Where it watches; names below it are enough.
    var inbox: String?
    /// What the store was last said to be waited for.
    var storeTrouble: String?
  }

  private struct Duplicate: Encodable {
    let schema = 1
    let state = "doppelt"
    let id: Int
    let files: [String]
  }

  private let call: Invocation
  /// Number of arrivals where it is known.
  private let expected: Int?
  private let tally = Guarded(Tally())

  init(_ call: Invocation, expected: Int?) {
    self.call = call
    self.expected = expected
    showProgress(0)
  }

  /// How the run ends: unreadable where nothing could be taken at all.
  var status: ExitStatus {
    tally.withLock { tally in
      if tally.untaken > 0, tally.untaken == tally.finished { return .inputUnreadable }
      return tally.failed + tally.untaken > 0 ? .documentsFailed : .done
    }
  }

  func tell(_ event: IntakeEvent) {
    switch event {
    case .ready(let inbox):
      tally.withLock { $0.inbox = inbox }
      call.terminal.note("Bereit. Scans kommen nach \(inbox).")
    case .left(let error): complain("\(error)")
    case .joined(let id, let other, let why):
      call.terminal.note("#\(id) gehört jetzt zu #\(other): \(why). Rückgängig: eingangd undo \(other)")
    case .split(let id, let further):
      let all = CardNumbers.list([id] + further.compactMap(\.id))
      call.terminal.note("#\(id) sind mehrere Dokumente: \(all). Rückgängig: eingangd undo \(id)")
      for card in further { say(card: card) }
    case .stays(let names, let error):
      complain("Not taken yet, tried again: \(names.joined(separator: ", ")). \(error)")
    case .inbox(.renamed(let renaming)):
      complain(InboxWords.text(.renamed(Files.Renaming(bytes: renaming.bytes, path: short(renaming.path)))))
    case .inbox(let notice): complain(InboxWords.text(notice))
    case .changedLater(let path, let document):
      complain("\(FilePath.name(of: path)): changed after it was taken as #\(document); taken in once more.")
    case .ignored(let path):
      complain("\(short(path)): \(InboxWords.left(path))")
    case .orphaned(let count):
      complain("Originals without a document: \(count). Look at them: eingangd verify")
    case .adopted(let count):
      complain("Originals that a crash left without a document are taken in: \(count).")
    case .store(let news): tell(news)
    case .storeWrittenBack(let path):
      complain("\(path): deleted meanwhile, and written back with all it held.")
    case .finished(let names, let outcome): finished(names, outcome)
    }
  }

  func hasNewSettings(_ file: String) { call.terminal.note("Neue Einstellungen aus \(file).") }

  /// Of changed settings that cannot be used.
  func keepsSettings(_ why: String) { complain("\(why) Settings as they were before are kept until that is mended.") }

  /// Many may be waiting for the same thing; one line each way is enough.
  private func tell(_ news: StorePatience.News) {
    var trouble: String?
    if case .waits(let error) = news { trouble = "\(error.path): \(error.why)" }
    let before = tally.withLock { tally in
      defer { tally.storeTrouble = trouble }
      return tally.storeTrouble
    }
    guard before != trouble else { return }
    if let trouble {
      complain("Waiting for the store: \(trouble)")
    } else {
      call.terminal.note("Die Datenbank ist wieder zu gebrauchen.")
    }
  }

  private func finished(_ names: [String], _ outcome: Outcome) {
    let count = tally.withLock { tally in
      tally.finished += 1
      switch outcome {
      case .failed, .postponed: tally.failed += 1
      case .elsewhere(let card) where card.state == .gestoert: tally.failed += 1
      case .untaken: tally.untaken += 1
      default: break
      }
      return tally.finished
    }
    switch outcome {
    case .proposed(let card), .failed(let card), .elsewhere(let card): say(card: card)
    case .duplicate(let id): say(duplicate: id, names)
    case .untaken(let why): complain("\(why)")
    case .postponed(let id, let stoerung, _):
      complain("#\(id): \(stoerung.why) Das Original ist sicher und wird später noch einmal gelesen.")
    case .reading(let id): call.terminal.note("#\(id) liest gerade ein anderes eingangd.")
    case .interrupted(let id): call.terminal.note("#\(id) liegt sicher im Archiv, gelesen wird es beim nächsten Start.")
    }
    showProgress(count)
  }

  private func say(card: Card) {
    say {
      guard !call.wantsJSON else { return try JSONLine.text(card) }
      let number = card.id.map { "#\($0)  " } ?? ""
      let files = card.files.joined(separator: ", ")
      switch card.content {
      case .gestoert(let stoerung): return "\(number)Nicht gelesen: \(files). \(stoerung.why)"
      case .vorschlag(let vorschlag):
        let frist = vorschlag.extraction.frist.map { " · Frist " + GermanFormat.weekdayDate($0.value.day) } ?? ""
        return "\(number)\(GermanWords.titel(vorschlag))\(frist) · \(vorschlag.ablage.value) · \(files)"
      }
    }
  }

  private func say(duplicate id: Int, _ names: [String]) {
    say {
      guard !call.wantsJSON else { return try JSONLine.text(Duplicate(id: id, files: names)) }
      return "Schon da als #\(id): \(names.joined(separator: ", "))."
    }
  }

  private func say(_ line: () throws -> String) {
    guard !tally.withLock({ $0.isMute }) else { return }
    do {
      call.terminal.progress("")
      let text = try line()
      try call.terminal.out(call.wantsJSON ? text : Visible.line(text))
    } catch {
      if !(error is OutputClosed) { complain("\(error)") }
      tally.withLock { $0.isMute = true }
    }
  }

  /// The path from the inbox on.
  private func short(_ path: String) -> String {
    guard let inbox = tally.withLock({ $0.inbox }), let below = FilePath.below(inbox, path), !below.isEmpty else {
      return path
    }
    return below
  }

  private func complain(_ text: String) { call.terminal.complain("eingangd: " + Visible.line(text)) }

  private func showProgress(_ count: Int) {
    if let expected, count < expected { call.terminal.progress("\(count) von \(expected) …") }
  }
}
