/// A JPEG of one even grey, as small as its pixels are many: two bits for each eight by eight of them.
package enum GreyJPEG {
  package static func bytes(width: Int, height: Int, isProgressive: Bool = false) -> [UInt8] {
    func pair(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }
    let oneCode: [UInt8] = [1] + [UInt8](repeating: 0, count: 16)
    let blocks = (width + 7) / 8 * ((height + 7) / 8)
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    bytes += [0xFF, isProgressive ? 0xC2 : 0xC0, 0, 11, 8] + pair(height) + pair(width) + [1, 1, 0x11, 0]
    bytes += [0xFF, 0xC4, 0, 20, 0x00] + oneCode + [0xFF, 0xC4, 0, 20, 0x10] + oneCode
    bytes += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    bytes += [UInt8](repeating: 0, count: (blocks + 3) / 4)
    return bytes + [0xFF, 0xD9]
  }
}
