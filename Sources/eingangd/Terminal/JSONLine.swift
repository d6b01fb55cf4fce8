import Eingang
import Foundation

/// Values as JSON, one object a line with its keys in order.
///
/// JSON itself lets control characters beyond ASCII and marks that turn the direction of writing stand as they are; a
/// terminal would obey them, so they are escaped too.
enum JSONLine {
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return harmless(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// Such characters occur within texts only, where an escape means the same.
  private static func harmless(_ json: String) -> String {
    guard !json.unicodeScalars.allSatisfy(Echo.isHarmless) else { return json }
    var out = ""
    for scalar in json.unicodeScalars {
      if Echo.isHarmless(scalar) {
        out.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return out
  }
}
