/// Which Eingang this is: the daemon and its readers must be of one.
package enum Build {
  package static let version = "0.1.0"

  /// Counts what the two programs say to each other: one more with each change of a message.
  private static let conversation = 1

  /// What a reader must be of.
  package static let mark = "\(version)/\(conversation)"
}
