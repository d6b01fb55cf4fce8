import Eingang

/// What may be unpacked for one file, however deep it is nested: a few bytes can be made to hold any number of them.
final class UnpackingBudget {
  /// Bytes of one part.
  static let mostOfPart = 256 << 20
  /// Bytes of all parts together, each counted as often as it is packed into another.
  static let mostBytes = 1 << 30
  /// Parts of all files together.
  static let mostParts = 2000
  /// A file within a file within a file, and one more.
  static let mostDepth = 4
  /// An empty page of an uncompressed scan packs to a thousandth, but no part of that size does.
  static let mostRatio = 200
  static let ratioCountsFrom = 32 << 20

  private var bytes = UnpackingBudget.mostBytes
  private var parts = UnpackingBudget.mostParts

  /// The bytes that the next part may have, at most.
  var nextPart: Int { min(bytes, UnpackingBudget.mostOfPart) }

  /// Counts another part; throws once there are too many.
  func begin() throws(ReadingError) {
    parts -= 1
    if parts < 0 { throw .stoerung(Unreadable.tooManyParts) }
  }

  /// Counts what a part turned out to have.
  func spend(_ count: Int) { bytes = max(0, bytes - count) }
}
