import Testing

@testable import Eingang

@Suite struct MD5Tests {
  @Test(
    "gives the checksums of RFC 1321, A.5",
    arguments: [
      ("", "d41d8cd98f00b204e9800998ecf8427e"), ("a", "0cc175b9c0f1b6a831c399e269772661"),
      ("abc", "900150983cd24fb0d6963f7d28e17f72"), ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
      ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
      (
        "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
        "57edf4a22be3c955ac49da2e2107b67a"
      ),
    ])
  func vectors(text: String, digits: String) {
    #expect(MD5.hex(text.utf8) == digits)
  }

  @Test("gives the same in one piece and in many, whatever their lengths")
  func pieces() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    for length in [1, 3, 55, 56, 63, 64, 65, 200] {
      var digest = MD5()
      var at = 0
      while at < bytes.count {
        let end = min(at + length, bytes.count)
        bytes[at..<end].withUnsafeBytes { digest.update($0) }
        at = end
      }
      #expect(digest.finish() == MD5.hex(bytes))
    }
  }
}
