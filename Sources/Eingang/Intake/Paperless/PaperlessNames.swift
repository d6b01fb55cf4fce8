import AlbertModel

/// What documents of an export refer to by numbers.
struct PaperlessNames: Sendable {
  static let document = "documents.document"

  struct Tag: Hashable, Sendable {
    let name: String
    let isInbox: Bool
  }

  private struct Field: Sendable {
    let name: String
    let choices: [(id: String?, label: String)]
  }

  private var correspondents: [Int: String] = [:]
  private var types: [Int: String] = [:]
  private(set) var tags: [Int: Tag] = [:]
  private var templates: [Int: String] = [:]
  private var fields: [Int: Field] = [:]
  private var notes: [Int: [String]] = [:]
  private var values: [Int: [(field: Int, value: PaperlessRecord.Scalar)]] = [:]
  /// Kinds of entries that are not known.
  private(set) var unknown: [String: Int] = [:]

  /// Remembers what an entry says that is no document.
  mutating func add(_ entry: [UInt8], _ model: String?) {
    guard let model else { return unknown["?", default: 0] += 1 }
    switch model {
    case PaperlessNames.document: return
    case "documents.correspondent": add(entry) { $0.correspondents[$1] = $2.name }
    case "documents.documenttype": add(entry) { $0.types[$1] = $2.name }
    case "documents.tag": add(entry) { $0.tags[$1] = Tag(name: $2.name, isInbox: $2.is_inbox_tag ?? false) }
    case "documents.storagepath": add(entry) { $0.templates[$1] = $2.path }
    case "documents.customfield":
      add(entry) { names, number, field in
        let choices = field.extra_data?.select_options ?? []
        names.fields[number] = Field(
          name: field.name, choices: choices.compactMap { $0.map { (id: $0.id, label: $0.label) } })
      }
    case "documents.note", "documents.comment":
      guard let note = PaperlessRecord.decoded(PaperlessRecord.Entry<PaperlessRecord.Note>.self, entry)?.fields else {
        return unknown[model, default: 0] += 1
      }
      if let text = note.note ?? note.comment { notes[note.document, default: []].append(text) }
    case "documents.customfieldinstance":
      let found = PaperlessRecord.decoded(PaperlessRecord.Entry<PaperlessRecord.Value>.self, entry)?.fields
      guard let found else { return unknown[model, default: 0] += 1 }
      if let value = found.value { values[found.document, default: []].append((found.field, value)) }
    default: if !PaperlessNames.isOfNoConcern(model) { unknown[model, default: 0] += 1 }
    }
  }

  private mutating func add(_ entry: [UInt8], _ keep: (inout PaperlessNames, Int, PaperlessRecord.Named) -> Void) {
    guard let named = PaperlessRecord.decoded(PaperlessRecord.Entry<PaperlessRecord.Named>.self, entry) else {
      return unknown[PaperlessRecord.model(of: entry) ?? "?", default: 0] += 1
    }
    keep(&self, named.pk, named.fields)
  }

  /// Users, rights, mail accounts, views and rules of paperless-ngx: nothing of them is about a document.
  private static func isOfNoConcern(_ model: String) -> Bool {
    let apps = [
      "auth.", "authtoken.", "account.", "socialaccount.", "mfa.", "contenttypes.", "guardian.", "auditlog.", "admin.",
      "sessions.", "paperless.", "paperless_mail.", "django_celery_results.",
    ]
    let models = [
      "savedview", "uisettings", "frontendsettings", "workflow", "consumptiontemplate", "sharelink", "paperlesstask",
      "log", "filterrule",
    ]
    return apps.contains(where: model.hasPrefix) || models.contains { model.hasPrefix("documents." + $0) }
  }

  /// Nil where the entry is not as paperless-ngx writes it.
  func document(_ entry: [UInt8]) -> PaperlessDocument? {
    guard let record = PaperlessRecord.decoded(PaperlessRecord.Document.self, entry) else { return nil }
    let fields = record.fields
    var document = PaperlessDocument(number: record.pk)
    document.title = fields.title ?? ""
    document.content = fields.content ?? ""
    document.correspondent = fields.correspondent.flatMap { correspondents[$0] }
    document.type = fields.document_type.flatMap { types[$0] }
    document.template = fields.storage_path.flatMap { templates[$0] }
    let tags = (fields.tags ?? []).compactMap { self.tags[$0] }
    document.tags = tags.filter { !$0.isInbox }.map(\.name)
    document.isUnseen = tags.contains(where: \.isInbox)
    document.created = PaperlessTime(fields.created)?.day
    document.added = PaperlessTime(fields.added)?.moment
    document.checksum = fields.checksum?.lowercased()
    document.archiveChecksum = fields.archive_checksum?.lowercased()
    document.file = record.file
    document.archive = record.archive
    document.originalName = fields.original_filename
    document.place = fields.filename
    document.serialNumber = fields.archive_serial_number
    document.remarks = remarks(of: record.pk)
    document.isEncrypted = fields.storage_type == "gpg" || record.file?.hasSuffix(".gpg") ?? false
    document.isDeleted = fields.deleted_at != nil
    return document
  }

  private func remarks(of number: Int) -> [String] {
    let texts = (values[number] ?? []).compactMap { value -> String? in
      guard let field = fields[value.field], let text = PaperlessNames.text(value.value, field) else { return nil }
      return "\(field.name): \(text)"
    }
    return texts + (notes[number] ?? []).map { String($0.prefix(2000)) }
  }

  private static func text(_ value: PaperlessRecord.Scalar, _ field: Field) -> String? {
    switch value {
    case .text(let text) where field.choices.isEmpty: text
    case .text(let id): field.choices.first { $0.id == id }?.label ?? id
    case .whole(let number) where field.choices.indices.contains(number): field.choices[number].label
    case .whole(let number): "\(number)"
    case .other: nil
    }
  }
}
