/// Whether everything of a file is there.
package enum Wholeness: Hashable, Sendable, Codable {
  /// Nothing is missing, as far as its format can tell.
  ///
  /// A format to which a scanner appends page after page is whole after each of them, and may grow yet.
  case whole(mayGrow: Bool)
  /// Its end is missing; the reason is German, one sentence that a person understands.
  case incomplete(String)
}

/// Tells whether a file is whole without reading its pages.
package protocol WholenessCheck: Sendable {
  /// A file that is no page at all is whole: reading it says what is wrong with it.
  func wholeness(of file: OpenFile) async -> Wholeness
}
