import Eingang

/// Writes a PDF's objects one behind the other, and where they begin (ISO 32000-1, 7.5).
struct PDFObjectWriter {
  // Bytes above 127 tell programs that this is no text.
  private var bytes: [UInt8] = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
  private var places: [Int: Int] = [:]

  mutating func add(_ number: Int, _ object: String) {
    places[number] = bytes.count
    append("\(number) 0 obj\n\(object)\nendobj\n")
  }

  /// The dictionary's entries, without its length.
  mutating func add(_ number: Int, _ entries: String, stream: [UInt8]) {
    places[number] = bytes.count
    append("\(number) 0 obj\n<< \(entries) /Length \(stream.count) >>\nstream\n")
    bytes += stream
    append("\nendstream\nendobj\n")
  }

  /// All numbers from 1 to the highest were used.
  func finished(root: Int, info: Int) -> [UInt8] {
    var out = self
    let (start, count) = (bytes.count, (places.keys.max() ?? 0) + 1)
    out.append("xref\n0 \(count)\n0000000000 65535 f \n")
    for number in 1..<max(count, 1) {
      let place = String(places[number] ?? 0)
      out.append(String(repeating: "0", count: max(0, 10 - place.count)) + place + " 00000 n \n")
    }
    out.append("trailer\n<< /Size \(count) /Root \(root) 0 R /Info \(info) 0 R >>\nstartxref\n\(start)\n%%EOF\n")
    return out.bytes
  }

  private mutating func append(_ text: String) { bytes += Array(text.utf8) }
}
