import AlbertModel

/// Something machine-readable of a page, as decoded: nothing in it is trusted before its own parser has read it.
package struct PageCode: Hashable, Sendable, Codable {
  /// How it is printed.
  package enum Symbology: String, Hashable, Sendable, Codable {
    case qr
    /// The bars that scanners know as separator sheets; the text is the patch's letter.
    case patch
    /// Not printed but within the file: an invoice for machines, its values as JSON; the box is the whole page.
    case eRechnung
  }

  package var symbology: Symbology
  package var text: String
  /// Fractions of the upright page.
  package var box: BoundingBox

  package init(_ symbology: Symbology, text: String, box: BoundingBox) {
    self.symbology = symbology
    self.text = text
    self.box = box
  }
}
