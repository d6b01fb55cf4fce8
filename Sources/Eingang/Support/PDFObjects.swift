/// Writes the objects of a small PDF into a file (ISO 32000-1, 7.5).
package enum PDFObjects {
  /// Objects from number 1 on, the first being the catalogue; a letter is a byte, so none may be beyond Latin-1.
  package static func file(_ objects: [String]) -> String {
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.unicodeScalars.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.unicodeScalars.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    return text + "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
  }
}
