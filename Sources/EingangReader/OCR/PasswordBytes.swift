import Eingang

/// A password as the bytes that programs make of it.
enum PasswordBytes {
  /// UTF-8, as newer files have it, then Latin-1, as older ones do, where that differs and has all the letters; each
  /// ends with a zero.
  static func all(_ password: String) -> [[CChar]] {
    let latin = password.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    let isOther = latin.count == password.unicodeScalars.count && latin.contains { $0 >= 0x80 }
    return [Array(password.utf8)].map(terminated) + (isOther ? [terminated(latin)] : [])
  }

  private static func terminated(_ bytes: [UInt8]) -> [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}
