/// Numbers that tell by themselves whether they were written down right.
enum CheckDigits {
  /// An account without blanks; nil where its length or its check digits are wrong.
  static func iban(_ text: some StringProtocol) -> String? {
    let bytes = text.utf8.filter { $0 != Bytes.blank }.map { Bytes.isASCIILetter($0) ? $0 & 0xDF : $0 }
    guard (15...34).contains(bytes.count), bytes[..<2].allSatisfy(Bytes.isUpper) else { return nil }
    let country = String(decoding: bytes[..<2], as: UTF8.self)
    if let length = IBANFinder.lengths[country], length != bytes.count { return nil }
    return IBANFinder.hasRightCheckDigits(bytes) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// What has the form of an account, whatever its length and check digits, to be shown and never to be paid to.
  static func shownIBAN(_ text: some StringProtocol) -> String? {
    let bytes = text.utf8.filter { $0 != Bytes.blank }.map { Bytes.isASCIILetter($0) ? $0 & 0xDF : $0 }
    guard (15...34).contains(bytes.count), bytes[..<2].allSatisfy(Bytes.isUpper),
      bytes[2...].allSatisfy({ Bytes.isDigit($0) || Bytes.isUpper($0) }), bytes[2..<4].allSatisfy(Bytes.isDigit)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A creditor reference of ISO 11649, as `RF18 5390 0754 7034`, without blanks.
  static func creditorReference(_ text: some StringProtocol) -> String? {
    let bytes = text.utf8.filter { $0 != Bytes.blank }.map { Bytes.isASCIILetter($0) ? $0 & 0xDF : $0 }
    guard (5...25).contains(bytes.count), bytes.starts(with: "RF".utf8) else { return nil }
    return IBANFinder.hasRightCheckDigits(bytes) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// A Swiss QR reference: 27 digits, the last of them checks the others (modulo 10, recursive).
  static func qrReference(_ text: some StringProtocol) -> String? {
    let digits = text.utf8.filter { $0 != Bytes.blank }
    guard digits.count == 27, digits.allSatisfy(Bytes.isDigit), digits.contains(where: { $0 != 0x30 }) else {
      return nil
    }
    let carry = digits.dropLast().reduce(0) { carries[(($0 + Int($1 - 0x30)) % 10)] }
    return (10 - carry) % 10 == Int(digits[26] - 0x30) ? String(decoding: digits, as: UTF8.self) : nil
  }

  private static let carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]
}
