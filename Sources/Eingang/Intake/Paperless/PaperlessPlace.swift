import AlbertModel

/// The Ablage that a document's place in paperless-ngx becomes.
///
/// Paperless-ngx has filled in its templates itself, and the manifest says to what: so the folder of the file as it was
/// kept there counts, else its folder in the export, else what a storage path says before its first gap.
struct PaperlessPlace: Hashable {
  /// Nil where it lay in no folder of its own.
  let ablage: String?

  init(_ document: PaperlessDocument) {
    let kept = document.place.flatMap(PaperlessPlace.folder)
    let exported = document.file.flatMap { file in
      PaperlessPlace.folder(file.hasPrefix("originals/") ? String(file.dropFirst(10)) : file)
    }
    ablage = kept ?? exported ?? document.template.flatMap(PaperlessPlace.fixed)
  }

  private static func folder(_ path: String) -> String? {
    usable(path.unicodeScalars.split(separator: "/").dropLast().map { String(Substring($0)) })
  }

  /// The last part of a template names the file.
  private static func fixed(_ template: String) -> String? {
    let levels = template.unicodeScalars.split(separator: "/").dropLast().map { String(Substring($0)) }
    return usable(Array(levels.prefix { !$0.contains("{") && !$0.contains("%") }))
  }

  /// As deep as a target may be; what stands for a missing value is no folder.
  private static func usable(_ levels: [String]) -> String? {
    let named = levels.compactMap(PlainLine.text).filter { !["none", "-none-"].contains($0.lowercased()) }
    return Ablageziel(named.prefix(8).joined(separator: "/"))?.path
  }
}
