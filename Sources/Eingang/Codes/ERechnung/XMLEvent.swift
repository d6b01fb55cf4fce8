/// What a reader of XML tells, one after the other.
package enum XMLEvent: Hashable, Sendable {
  /// Name without its prefix, and its namespace.
  case start(String, space: String)
  /// Of the element begun last.
  case attribute(String, value: String)
  /// A piece of it.
  case text(String)
  case end
}
