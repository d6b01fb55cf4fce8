import Foundation

/// JSON as the store's columns and an export's files have it: equal values are equal bytes.
enum StoreJSON {
  static func text(_ value: some Encodable) throws -> String { String(decoding: try data(value), as: UTF8.self) }

  /// Spread over lines for people to read, where that is asked for.
  static func data(_ value: some Encodable, isSpread: Bool = false) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isSpread { encoder.outputFormatting.insert(.prettyPrinted) }
    return try encoder.encode(value)
  }
}
