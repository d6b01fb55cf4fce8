import AlbertModel
import Eingang

extension PageRecognizer {
  /// A page whose PDF says what is written on it, rightly or not.
  func read(
    _ image: PageImage, layer: PageText, place: LayerPlace, timing: inout Timing
  ) throws(ReadingError) -> [PageText] {
    beginPage()
    switch place {
    case .onThePage: return [try complete(layer, by: image, timing: &timing)]
    case .belowThePicture:
      var watch = StopWatch()
      let isBelieved = try bearsOut(image, layer)
      timing.ocr += watch.lap()
      if !isBelieved { return try read(image, number: layer.number, timing: &timing) }
      let codes = try codes(image)
      timing.prepare += watch.lap()
      return [layer.with(codes: codes)]
    }
  }

  /// Reads a strip of the picture.
  private func bearsOut(_ image: PageImage, _ layer: PageText) throws(ReadingError) -> Bool {
    guard let language = languages.first, let sample = LayerSample(layer.words) else { return false }
    let strip = try image.copy()
    let height = Double(strip.height)
    try strip.clip(x: 0..<strip.width, y: Int(sample.strip.lowerBound * height)..<Int(sample.strip.upperBound * height))
    if !strip.isBinary { try strip.threshold() }
    return sample.isBorneOut(by: try recognize(strip, language).words)
  }

  /// Reads what the picture shows besides the layer's words; it stands as its PDF says, so nothing is turned.
  private func complete(
    _ layer: PageText, by image: PageImage, timing: inout Timing
  ) throws(ReadingError) -> PageText {
    var watch = StopWatch()
    let codes = try codes(image)
    try clear(layer.words, in: image)
    let isBare = try image.facts().isBare
    if !isBare { try image.threshold() }
    timing.prepare += watch.lap()
    guard !isBare, let language = languages.first else { return layer.with(codes: codes) }
    let words = try recognize(image, language).words
    timing.ocr += watch.lap()
    return layer.completed(by: page(words, image, number: layer.number).with(codes: codes))
  }

  private func clear(_ words: [Word], in image: PageImage) throws(ReadingError) {
    let (width, height) = (Double(image.width), Double(image.height))
    for word in words {
      // Antialiasing and accents reach beyond the box.
      let margin = 0.1 * word.box.height * height + 1
      let (left, top) = (Int(word.box.x * width - margin), Int(word.box.y * height - margin))
      let (right, bottom) = (Int(word.box.maxX * width + margin), Int(word.box.maxY * height + margin))
      try image.clear(x: max(0, left)..<max(left, right, 1), y: max(0, top)..<max(top, bottom, 1))
    }
  }

  /// Codes as fractions of the page that the image shows.
  func codes(_ image: PageImage) throws(ReadingError) -> [PageCode] {
    let (width, height) = (Double(max(image.width, 1)), Double(max(image.height, 1)))
    return try image.codes().compactMap { $0.code(width: width, height: height) }
  }
}
