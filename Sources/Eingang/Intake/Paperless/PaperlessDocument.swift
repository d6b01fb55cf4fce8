import AlbertModel

/// A document of an export, with names in the place of numbers.
package struct PaperlessDocument: Hashable, Sendable {
  /// As paperless-ngx counts it.
  package let number: Int
  package var title = ""
  /// What paperless-ngx read.
  var content = ""
  var correspondent: String?
  var type: String?
  /// The template of its storage path.
  var template: String?
  package var tags: [String] = []
  /// It bears a tag that stands on what nobody has looked at yet.
  var isUnseen = false
  var created: CalendarDay?
  var added: UTCTime?
  /// MD5 or SHA-256 of the original, in lower case; nil where there is none.
  var checksum: String?
  var archiveChecksum: String?
  /// Below the export, as it is written there.
  package var file: String?
  var archive: String?
  var originalName: String?
  /// Where paperless-ngx itself kept the file, below its folder of originals.
  var place: String?
  var serialNumber: Int?
  /// Values of its own fields, and notes.
  var remarks: [String] = []
  /// Encrypted as older versions did it.
  var isEncrypted = false
  /// In the trash.
  var isDeleted = false

  init(number: Int) { self.number = number }

  /// The name under which it once arrived; nothing of a path is in it.
  var name: String {
    let names = [originalName, file, "paperless-\(number)"]
    return names.lazy.compactMap { $0.map(FilePath.name) }.first { !$0.isEmpty } ?? "paperless-\(number)"
  }

  /// How messages name it.
  package var label: String {
    "Dokument \(number)" + (PlainLine.text(title).map { " „\(Echo.short($0))“" } ?? "")
  }
}
