import Foundation

/// Folds letters for comparison.
package enum Folding {
  /// Lower case of A–Z, Ä, Ö and Ü; every other byte stays, so that no offset moves.
  package static func lowercased(_ bytes: [UInt8]) -> [UInt8] {
    var out = bytes
    for index in out.indices {
      let byte = out[index]
      if (0x41...0x5A).contains(byte) {
        out[index] = byte | 0x20
      } else if index > 0, out[index - 1] == 0xC3, byte == 0x84 || byte == 0x96 || byte == 0x9C {
        out[index] = byte | 0x20
      }
    }
    return out
  }

  /// For comparing names: lower case, umlauts and ß written out, no other marks on letters, everything but letters and
  /// digits a single blank; the same however the letters are composed, and for a key that is folded again.
  package static func key(_ text: some StringProtocol) -> String { plainKey(text) ?? anyKey(text) }

  /// The key of a text that has no other letters than German ones, each in one piece; nil for any other.
  private static func plainKey(_ text: some StringProtocol) -> String? {
    var out: [UInt8] = []
    out.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": out.append(UInt8(truncatingIfNeeded: scalar.value))
      case "A"..."Z": out.append(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
      case "ä", "Ä": out += [0x61, 0x65]
      case "ö", "Ö": out += [0x6F, 0x65]
      case "ü", "Ü": out += [0x75, 0x65]
      case "ß", "ẞ": out += [0x73, 0x73]
      default:
        guard scalar.isASCII || isMark(scalar) else { return nil }
        if let last = out.last, last != Bytes.blank { out.append(Bytes.blank) }
      }
    }
    if out.last == Bytes.blank { out.removeLast() }
    return String(decoding: out, as: UTF8.self)
  }

  /// Dashes, quotes, bullets, currencies: neither letters nor marks on letters.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{AA}", "\u{B5}", "\u{BA}": false
    case "\u{A0}"..."\u{BF}", "\u{2010}"..."\u{2027}", "\u{20AC}": true
    default: false
    }
  }

  private static func anyKey(_ text: some StringProtocol) -> String {
    var out = ""
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars { append(scalar, to: &out) }
    return out.hasSuffix(" ") ? String(out.dropLast()) : out
  }

  private static func append(_ scalar: Unicode.Scalar, to out: inout String) {
    switch scalar {
    case "ß", "ẞ": out += "ss"
    case "a"..."z", "0"..."9": out.unicodeScalars.append(scalar)
    case "A"..."Z": out += scalar.properties.lowercaseMapping
    case "\u{308}" where out.last.map { "aou".contains($0) } == true: out += "e"
    default:
      if scalar.properties.isAlphabetic {
        out += scalar.properties.lowercaseMapping
      } else if scalar.properties.generalCategory != .nonspacingMark, !out.isEmpty, !out.hasSuffix(" ") {
        out += " "
      }
    }
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The words between blanks, found by bytes.
  var blankSeparated: [Substring] { self[...].utf8.split(separator: Bytes.blank).map { Substring($0) } }
}
