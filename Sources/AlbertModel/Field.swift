/// Another value a field could have, and how likely.
public struct Alternative<Value: CardValue>: Hashable, Sendable, Codable {
  /// The other value.
  public var value: Value
  /// 0 to 1.
  public var confidence: Confidence
  /// Where it stands.
  public var evidence: [Evidence]

  /// Evidence may be empty for a value that stands nowhere, as a usual filing place.
  public init(_ value: Value, confidence: Confidence, evidence: [Evidence] = []) {
    self.value = value
    self.confidence = confidence
    self.evidence = evidence
  }

  /// Reads the flat object.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CardKey.self)
    value = try Value(fromField: container)
    confidence = try container.decode(Confidence.self, forKey: .confidence)
    evidence = try container.decodeIfPresent([Evidence].self, forKey: .evidence) ?? []
  }

  /// Writes the flat object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CardKey.self)
    try value.encode(toField: &container)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(evidence, forKey: .evidence)
  }
}

/// One field of a card: the value proposed, how sure it is, where it stands, and what else it could be.
public struct Field<Value: CardValue>: Hashable, Sendable, Codable {
  /// The value proposed.
  public var value: Value
  /// 0 to 1.
  public var confidence: Confidence
  /// Where it stands; empty only for a value that stands nowhere, as a filing place or a person's own entry.
  public var evidence: [Evidence]
  /// Other values, the likeliest first.
  public var alternatives: [Alternative<Value>]
  /// Why this one, in German words that go on after the value: `wie die letzten 4 Briefe von …`; nil where the places say so.
  public var reason: String?

  /// Alternatives come with the likeliest first.
  public init(
    _ value: Value, confidence: Confidence, evidence: [Evidence] = [], alternatives: [Alternative<Value>] = []
  ) {
    self.value = value
    self.confidence = confidence
    self.evidence = evidence
    self.alternatives = alternatives
  }

  /// Reads the flat object.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CardKey.self)
    value = try Value(fromField: container)
    confidence = try container.decode(Confidence.self, forKey: .confidence)
    evidence = try container.decodeIfPresent([Evidence].self, forKey: .evidence) ?? []
    alternatives = try container.decodeIfPresent([Alternative<Value>].self, forKey: .alternatives) ?? []
    reason = try container.decodeIfPresent(String.self, forKey: .reason)
  }

  /// Writes the flat object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CardKey.self)
    try value.encode(toField: &container)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(evidence, forKey: .evidence)
    try container.encode(alternatives, forKey: .alternatives)
    try container.encodeIfPresent(reason, forKey: .reason)
  }
}
