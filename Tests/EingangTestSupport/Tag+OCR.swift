import Testing

extension Tag {
  /// Runs a real Tesseract.
  @Tag package static var ocr: Self
}
