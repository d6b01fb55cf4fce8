/// When a file in the inbox is whole.
///
/// A scanner, a phone or a network share writes in pieces and says nothing at the end, so a file counts as whole once
/// its size and time have stood still for a while. Renaming a finished file into place, or closing it after writing,
/// are signs that shorten the wait.
package struct StabilityRule: Hashable, Sendable {
  /// How long everything must have stood still.
  package var quiet: Duration
  /// The same after a file was closed or renamed into place.
  package var quietAfterSign: Duration
  /// The same for an empty file, which is mostly one that has yet to be written.
  package var quietWhenEmpty: Duration

  package init(
    quiet: Duration = .seconds(2), quietAfterSign: Duration = .milliseconds(300),
    quietWhenEmpty: Duration = .seconds(60)
  ) {
    self.quiet = quiet
    self.quietAfterSign = quietAfterSign
    self.quietWhenEmpty = quietWhenEmpty
  }

  /// How long an item must stand still; nil where it is not whole however long that lasts.
  ///
  /// A folder always takes the full time: the next page may be on its way.
  func wait(for item: InboxItem, signs: Set<String>) -> Duration? {
    if item.files.isEmpty || item.flaw != nil { return nil }
    if item.files.contains(where: { $0.status.size == 0 }) { return quietWhenEmpty }
    return !item.isFolder && item.files.allSatisfy { signs.contains($0.path) } ? quietAfterSign : quiet
  }
}
