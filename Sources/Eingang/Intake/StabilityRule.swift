/// When something in the inbox has stood still for long enough to be looked into.
///
/// A scanner, a phone or a network share writes in pieces and says nothing at the end, so a file counts as quiet once
/// its size and times have stood still for a while. Renaming a finished file into place leaves nothing to wait for; closing
/// it does not shorten the wait, since programs that save twice close twice. Only change counts, never what a time says of itself: a file
/// from the future is as quiet as any other.
package struct StabilityRule: Hashable, Sendable {
  /// What was heard of a file besides its looks.
  enum Sign: Hashable, Sendable {
    /// Closed after writing.
    case closed
    /// Renamed into place.
    case renamed
  }

  /// How long a file must have stood still.
  package var quiet: Duration
  /// The same for an empty file, which is mostly one that has yet to be written.
  package var quietWhenEmpty: Duration
  /// The same for what grows file by file: a folder, and images whose names number pages.
  package var quietInFolder: Duration
  /// The same for a whole file to which its kind of program may yet append.
  package var quietWhenGrowing: Duration
  /// How long after its last change what is incomplete, or held open, is waited for.
  package var patience: Duration

  package init(
    quiet: Duration = .seconds(2), quietWhenEmpty: Duration = .seconds(60), quietInFolder: Duration = .seconds(10),
    quietWhenGrowing: Duration = .seconds(10), patience: Duration = .seconds(900)
  ) {
    self.quiet = quiet
    self.quietWhenEmpty = quietWhenEmpty
    self.quietInFolder = quietInFolder
    self.quietWhenGrowing = quietWhenGrowing
    self.patience = patience
  }

  /// As the household has configured it.
  package init(_ settings: InboxSettings) {
    self.init(
      quiet: .seconds(settings.ruhe), quietWhenEmpty: .seconds(settings.ruheLeer),
      quietInFolder: .seconds(settings.ruheOrdner), quietWhenGrowing: .seconds(settings.ruheMehrseitig),
      patience: .seconds(settings.geduld))
  }

  /// How long an item must stand still; nil where it is not to be taken however long that lasts.
  func wait(for item: InboxItem, sign: Sign?) -> Duration? {
    if item.files.isEmpty || item.flaw != nil { return nil }
    if item.hasEmptyFile { return quietWhenEmpty }
    if item.mayGrowByFiles { return item.isFolder && sign == .renamed ? quiet : quietInFolder }
    return sign == .renamed ? .zero : quiet
  }

  /// How long after being asked in vain it is asked again; the pauses grow.
  func pause(after last: Duration?) -> Duration { min(last.map { $0 * 2 } ?? .seconds(1), .seconds(30)) }

  /// How long after failing to be taken it is tried again; the pauses grow.
  func retry(after last: Duration?) -> Duration { min(last.map { $0 * 2 } ?? .seconds(10), .seconds(300)) }
}
