import Foundation

/// Entries of a manifest as paperless-ngx writes them: what Django's serializer gives, and the names of the files.
enum PaperlessRecord {
  /// What kind of entry it is; nil where it is none.
  ///
  /// Django writes it first, so that a document's text need not be decoded to know that it is one.
  static func model(of entry: [UInt8]) -> String? {
    var rest = entry.drop(while: isBlank)
    for part in ["{", "\"model\"", ":", "\""] {
      guard rest.starts(with: part.utf8) else { return decoded(Head.self, entry)?.model }
      rest = rest.dropFirst(part.utf8.count)
      if part != "\"" { rest = rest.drop(while: isBlank) }
    }
    let name = rest.prefix { $0 != 0x22 }
    return name.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x5C } ? String(decoding: name, as: UTF8.self) : nil
  }

  private struct Head: Decodable { let model: String }

  /// An entry with its number.
  struct Entry<Fields: Decodable>: Decodable {
    let pk: Int
    let fields: Fields
  }

  static func decoded<Value: Decodable>(_ type: Value.Type, _ entry: [UInt8]) -> Value? {
    do { return try JSONDecoder().decode(type, from: Data(entry)) } catch { return nil }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// A correspondent, a type, a tag, a storage path, a field of one's own.
  struct Named: Decodable {
    let name: String
    /// Of a storage path.
    let path: String?
    /// Of a tag that stands on what nobody has looked at yet.
    let is_inbox_tag: Bool?
    let extra_data: Extra?
  }

  /// What can be chosen in a field of one's own.
  struct Extra: Decodable {
    let select_options: [Choice?]?
  }

  /// Older versions number the choices, newer ones name them.
  struct Choice: Decodable {
    let id: String?
    let label: String

    private enum Key: String, CodingKey { case id, label }

    init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: Key.self) {
        id = try container.decodeIfPresent(String.self, forKey: .id)
        label = try container.decode(String.self, forKey: .label)
      } else {
        id = nil
        label = try decoder.singleValueContainer().decode(String.self)
      }
    }
  }

  struct Note: Decodable {
    let document: Int
    let note: String?
    /// What a note was called before 2023.
    let comment: String?
  }

  /// The value of a field of one's own; its column is one of several.
  struct Value: Decodable {
    let document: Int
    let field: Int
    let value: Scalar?

    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(_ text: String) { stringValue = text }
      init?(stringValue: String) { self.init(stringValue) }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      document = try container.decode(Int.self, forKey: Key("document"))
      field = try container.decode(Int.self, forKey: Key("field"))
      let columns = container.allKeys.filter { $0.stringValue.hasPrefix("value_") }
      value = try columns.lazy.compactMap { try container.decodeIfPresent(Scalar.self, forKey: $0) }.first
    }
  }

  enum Scalar: Decodable, Hashable {
    case text(String)
    case whole(Int)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .text(flag ? "ja" : "nein")
      } else if let number = try? container.decode(Int.self) {
        self = .whole(number)
      } else if let number = try? container.decode(Double.self) {
        self = .text("\(number)")
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .other
      }
    }
  }

  /// A document; what an older version does not write is nil.
  struct Document: Decodable {
    let pk: Int
    let fields: Fields
    let file: String?
    let archive: String?

    private enum CodingKeys: String, CodingKey {
      case pk, fields
      case file = "__exported_file_name__"
      case archive = "__exported_archive_name__"
    }

    struct Fields: Decodable {
      let title: String?
      let content: String?
      let correspondent: Int?
      let document_type: Int?
      let storage_path: Int?
      let tags: [Int]?
      let created: String?
      let added: String?
      let checksum: String?
      let archive_checksum: String?
      let archive_serial_number: Int?
      let original_filename: String?
      let filename: String?
      let storage_type: String?
      let deleted_at: String?
    }
  }
}
