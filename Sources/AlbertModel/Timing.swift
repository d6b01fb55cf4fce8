/// How long each stage of one document took, in milliseconds of wall time where nothing else is said.
public struct Timing: Hashable, Sendable, Codable {
  /// Bytes to pixels or text.
  public var decode: Double
  /// Pixels made ready for reading.
  public var prepare: Double
  /// Recognition.
  public var ocr: Double
  /// Text to proposal.
  public var extract: Double
  /// Proposal to disk; nil where nothing is stored.
  public var store: Double?
  /// From taking the document to its end.
  public var total: Double
  /// Processor time of whoever opened, prepared and read it; nil where it is not known any more.
  public var processor: Double?

  /// All in milliseconds.
  public init(
    decode: Double = 0, prepare: Double = 0, ocr: Double = 0, extract: Double = 0, store: Double? = nil,
    total: Double = 0, processor: Double? = nil
  ) {
    self.decode = decode
    self.prepare = prepare
    self.ocr = ocr
    self.extract = extract
    self.store = store
    self.total = total
    self.processor = processor
  }

  /// Adds stage by stage; what neither stored stays nil.
  public static func += (sum: inout Timing, other: Timing) {
    sum.decode += other.decode
    sum.prepare += other.prepare
    sum.ocr += other.ocr
    sum.extract += other.extract
    if let store = other.store { sum.store = (sum.store ?? 0) + store }
    sum.total += other.total
    if let processor = other.processor { sum.processor = (sum.processor ?? 0) + processor }
  }

  private enum CodingKeys: String, CodingKey {
    case decode = "decode_ms"
    case prepare = "prepare_ms"
    case ocr = "ocr_ms"
    case extract = "extract_ms"
    case store = "store_ms"
    case total = "total_ms"
    case processor = "cpu_ms"
  }

  /// Reads the contract's object.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    decode = try container.decode(Double.self, forKey: .decode)
    prepare = try container.decode(Double.self, forKey: .prepare)
    ocr = try container.decode(Double.self, forKey: .ocr)
    extract = try container.decode(Double.self, forKey: .extract)
    store = try container.decodeIfPresent(Double.self, forKey: .store)
    total = try container.decode(Double.self, forKey: .total)
    processor = try container.decodeIfPresent(Double.self, forKey: .processor)
  }

  /// Writes the contract's object, to a tenth of a millisecond.
  public func encode(to encoder: any Encoder) throws {
    func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tenth(decode), forKey: .decode)
    try container.encode(tenth(prepare), forKey: .prepare)
    try container.encode(tenth(ocr), forKey: .ocr)
    try container.encode(tenth(extract), forKey: .extract)
    try container.encodeIfPresent(store.map(tenth), forKey: .store)
    try container.encode(tenth(total), forKey: .total)
    try container.encodeIfPresent(processor.map(tenth), forKey: .processor)
  }
}
