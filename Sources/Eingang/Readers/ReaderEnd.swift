/// How a reader ends that has more to say than that it ended.
package enum ReaderEnd {
  /// It has used up its memory.
  package static let exhausted: Int32 = 71
  /// It was built with another program than the one that started it.
  package static let otherBuild: Int32 = 72
}
