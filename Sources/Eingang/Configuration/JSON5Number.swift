/// The numbers of JSON5: signs, hexadecimal, a leading or trailing point, Infinity and NaN.
enum JSON5Number {
  /// Nil for anything that is not a number.
  static func parse(_ word: String) -> Double? {
    var digits = Substring(word)
    var sign = 1.0
    if let first = digits.first, first == "+" || first == "-" {
      sign = first == "-" ? -1 : 1
      digits = digits.dropFirst()
    }
    switch digits {
    case "Infinity": return sign * .infinity
    case "NaN": return .nan
    default: break
    }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      return UInt64(digits.dropFirst(2), radix: 16).map { sign * Double($0) }
    }
    return decimal(digits).map { sign * $0 }
  }

  private static func decimal(_ digits: Substring) -> Double? {
    // Double would take `nan(1)`, `inf` and hexadecimal floats as well.
    let allowed = digits.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || [0x2E, 0x65, 0x45, 0x2B, 0x2D].contains(byte)
    }
    guard allowed, let first = digits.first, first == "." || first.isNumber,
      digits.utf8.contains(where: { (0x30...0x39).contains($0) })
    else { return nil }
    var text = String(digits)
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasSuffix(".") { text += "0" }
    return Double(text)
  }
}
