/// A mistake in the household's configuration: the file, the line, the key, what is wrong and what is allowed.
package struct ConfigurationError: Error, Hashable, Sendable {
  /// Path of the file; empty until the loader knows it.
  package var file: String
  /// From 1; nil where the file as a whole is at fault.
  package let line: Int?
  /// Path of the key, as `haushalt.personen[2].rolle`; nil where the text is no JSON5.
  package let key: String?
  /// A sentence or two, with their full stops.
  package let why: String

  package init(file: String = "", line: Int? = nil, key: String? = nil, why: String) {
    self.file = file
    self.line = line
    self.key = key
    self.why = why
  }
}

extension ConfigurationError: CustomStringConvertible {
  /// One line.
  package var description: String {
    let place = line.map { ", line \($0)" } ?? ""
    return "configuration: \(file)\(place): " + (key.map { "\($0): " } ?? "") + why
  }
}
