/// What was found out about something that has stood still.
enum InboxVerdict: Hashable, Sendable {
  case whole
  /// Whole, and of a kind to which more may be appended.
  case growing
  /// A program holds a file of it open for writing; which one, in a folder.
  case open(String)
  /// The end of a file is missing; why, in German.
  case incomplete(String)
}

/// How it went with something that was handed on.
enum InboxFate: Hashable, Sendable {
  /// It is safe in the archive.
  case taken
  case untaken(Untaken)
  case failed(IntakeError)
}
