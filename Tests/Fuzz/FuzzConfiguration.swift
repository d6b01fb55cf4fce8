@testable import Eingang

/// The configuration: read or refused in one harmless line, and always the same way.
enum FuzzConfiguration {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(ConfigurationError) {
      let configuration = try ConfigurationReader.configuration(from: text)
      do throws(ConfigurationError) {
        let again = try ConfigurationReader.configuration(from: "/* */ " + text)
        precondition(again == configuration, "a comment changed the meaning")
      } catch {
        // A byte order mark counts at the start only.
        precondition(text.utf8.starts(with: [0xEF, 0xBB, 0xBF]), "a comment made it unreadable")
      }
    } catch {
      precondition(error.description.utf8.count < 6000, "an error of \(error.description.utf8.count) bytes")
      precondition(error.description.unicodeScalars.allSatisfy(Echo.isHarmless), "an error that steers a terminal")
      precondition((error.line ?? 1) <= text.utf8.count + 1, "an error on line \(error.line ?? 0)")
    }
  }
}
