import Foundation

/// Files of a few bytes, for tests that look at formats.
package struct TestBytes {
  package let folder: TemporaryFolder

  package init() throws { folder = try TemporaryFolder() }

  /// Writes the bytes and gives the path.
  package func path(_ bytes: some Sequence<UInt8>, named name: String = "datei") throws -> String {
    try TestBytes.write(bytes, to: folder.path + "/" + name)
  }

  /// Gives the path back.
  @discardableResult
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// A grey picture as a portable anymap, each pixel from its place.
  package static func grey(width: Int, height: Int, _ pixel: (Int, Int) -> UInt8 = { _, _ in 255 }) -> [UInt8] {
    var bytes = Array("P5\n\(width) \(height)\n255\n".utf8)
    for y in 0..<height { for x in 0..<width { bytes.append(pixel(x, y)) } }
    return bytes
  }
}
