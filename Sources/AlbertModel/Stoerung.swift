/// Why a document could not be read.
public struct Stoerung: Error, Hashable, Sendable {
  /// The stage that gave up.
  public enum Stage: String, CaseIterable, Sendable, Hashable, Codable {
    case intake
    case decode
    case prepare
    case ocr
    case extract
    case store
  }

  /// What must change before trying again has a point.
  public enum Cause: String, CaseIterable, Sendable, Hashable, Codable {
    /// The file itself, as it seems to this version of the program and its libraries.
    case document
    /// A password that the household has not configured.
    case password
    /// More pages or pixels than the household allows.
    case size
    /// More memory than a reader may have.
    case memory
    /// More time than a page may take.
    case time
    /// The reader ended in the middle, by whatever cause.
    case interrupted
    /// The machine had no room for one more file or process.
    case resources
    /// No space was left on a disk.
    case disk
    /// Trained data or a library is not installed.
    case missing
    /// The archived original could not be opened.
    case original
    /// A mistake of this program, which only another version of it can mend.
    case program
  }

  /// The stage that gave up.
  public var stage: Stage
  /// The reason in German, one sentence that a person understands, and what to do.
  public var why: String
  /// What must change before trying again has a point.
  public var cause: Cause

  /// The reason is shown on the card.
  public init(stage: Stage, why: String, cause: Cause = .document) {
    self.stage = stage
    self.why = why
    self.cause = cause
  }
}

extension Stoerung: Codable {
  private enum Key: String, CodingKey {
    case stage, why, cause
  }

  /// Reads an object that this or an earlier version wrote; without a cause, the document is to blame.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      stage: try container.decode(Stage.self, forKey: .stage), why: try container.decode(String.self, forKey: .why),
      cause: try container.decodeIfPresent(Cause.self, forKey: .cause) ?? .document)
  }

  /// Writes the object; a cause only where it is not the document.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(stage, forKey: .stage)
    try container.encode(why, forKey: .why)
    if cause != .document { try container.encode(cause, forKey: .cause) }
  }
}
