/// Passwords for locked PDFs and archives, which nothing prints.
package struct Passwoerter: Hashable, Sendable {
  /// In the order in which they are tried.
  let all: [String]

  package init(_ all: [String] = []) { self.all = all }

  /// Tells whether they are others than before; nil for none.
  ///
  /// Sixteen bits of their checksum: a change in sixty thousand goes unnoticed, and whoever reads the database learns
  /// next to nothing about them.
  package var fingerprint: String? {
    if all.isEmpty { return nil }
    return String(SHA256.hex(all.flatMap { Array($0.utf8) + [0] }).prefix(4))
  }
}

extension Passwoerter: CustomStringConvertible, CustomReflectable {
  package var description: String { "\(all.count) passwords" }
  package var customMirror: Mirror { Mirror(self, children: ["count": all.count]) }
}
