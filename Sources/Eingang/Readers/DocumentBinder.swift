import AlbertModel

/// What a filed document is to be made of.
package struct BindingOrder: Hashable, Sendable {
  package struct Stretch: Hashable, Sendable {
    /// The original, absolute.
    package var path: String
    package var pages: [BoundPage]
  }

  package var stretches: [Stretch]
  package var facts: BindingFacts
}

/// Makes the PDF that is filed for a document.
package protocol DocumentBinder: Sendable {
  /// Waits until it is made.
  func bind(_ order: BindingOrder) -> Result<[UInt8], Stoerung>
  /// The pages of a file, read anew where nobody wrote down how they were set upright.
  func pages(of path: String) -> Result<[PageText], Stoerung>
}

/// Makes them in a process of its own, which may as little as any reader: whoever decides waits for it.
package struct BindingProcess: DocumentBinder {
  private let reading: ReaderSettings
  private let binding: ReaderSettings
  private let passwords: Passwoerter
  private let executable: String

  /// The program is this one's own, unless a test says otherwise.
  package init(
    _ configuration: Configuration, tessdataPrefix: String?, executable: String = ReaderProgram.executable
  ) {
    reading = ReaderSettings(
      languages: configuration.sprachen, limits: configuration.grenzen, tessdataPrefix: tessdataPrefix,
      ignored: configuration.eingang.ignorieren)
    binding = ReaderSettings(binding: configuration.grenzen, ignored: configuration.eingang.ignorieren)
    passwords = configuration.eingang.passwoerter
    self.executable = executable
  }

  package func bind(_ order: BindingOrder) -> Result<[UInt8], Stoerung> {
    do throws(Stoerung) {
      let line = try ReaderLine(executable, binding)
      for stretch in order.stretches { try gather(stretch, line) }
      try line.send(.bind(order.facts))
      return .success(try document(line))
    } catch {
      return .failure(error)
    }
  }

  /// A few at a time: each answer is waited for as long as a reader may take for so many.
  private func gather(_ stretch: BindingOrder.Stretch, _ line: ReaderLine) throws(Stoerung) {
    let file = try opened(stretch.path)
    for start in stride(from: 0, to: stretch.pages.count, by: BindingProcess.pagesAtOnce) {
      let pages = Array(stretch.pages[start..<min(start + BindingProcess.pagesAtOnce, stretch.pages.count)])
      try line.send(.gather(.init(pages: pages, passwords: passwords.all)), file)
      guard case .gathered = try line.next(pages: pages.count) else { throw Unbound.unmade }
    }
  }

  private func document(_ line: ReaderLine) throws(Stoerung) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      switch try line.next(pages: 1) {
      case .piece(let piece) where !piece.isEmpty && bytes.count + piece.count <= BindingProcess.mostBytes:
        bytes += piece
      case .end where bytes.starts(with: "%PDF-".utf8): return bytes
      default: throw Unbound.unmade
      }
    }
  }

  package func pages(of path: String) -> Result<[PageText], Stoerung> {
    do throws(Stoerung) {
      let line = try ReaderLine(executable, reading)
      let request = ReaderMessage.Request(
        first: 1, last: reading.limits.pages, alwaysOCR: false, passwords: passwords.all)
      try line.send(.read(request), try opened(path))
      var gatherer = AnswerGatherer(request, mostPages: reading.limits.pages, fingerprint: "")
      while try !line.isLast(&gatherer) {}
      return .success(gatherer.answer.pages.enumerated().map { $1.text.renumbered($0 + 1) })
    } catch {
      return .failure(error)
    }
  }

  private func opened(_ path: String) throws(Stoerung) -> OpenFile {
    do { return try OpenFile(path: path) } catch { throw Unreadable.cannotOpen(error) }
  }

  private static let pagesAtOnce = 8
  /// More than five hundred pages of photos.
  private static let mostBytes = 1 << 30
}
