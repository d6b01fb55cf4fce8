import AlbertModel

/// What a document is filed as: originals, PDFs made of pages, or both in turn.
struct FilingPlan: Hashable, Sendable {
  /// A file of the document, with all that was read of it.
  struct File: Hashable, Sendable {
    var stored: StoredFile
    /// All pages of the file, also those of other documents.
    var pages: [PageText]
    /// Numbers of those on which nothing stands.
    var blank: Set<Int> = []
    /// What was read of it is stored damaged.
    var isUnreadable = false

    /// Those of the document, blank ones included.
    fileprivate var own: [PageText] { pages.filter { stored.pages?.contains($0.number) ?? true } }

    fileprivate var isPDF: Bool { FilePath.fileExtension(of: stored.path) == "pdf" }

    /// What has pages to look at; a mail or a text is no picture of anything.
    fileprivate var isPaper: Bool {
      isPDF || FilingPlan.imageEndings.contains(FilePath.fileExtension(of: stored.path))
    }

    /// A whole PDF that has its words says more than any picture of it.
    fileprivate var isFiledAsItIs: Bool {
      !isPaper || own.isEmpty || isPDF && stored.pages == nil && own.allSatisfy { $0.source != .ocr }
    }
  }

  enum Item: Hashable, Sendable {
    case original(StoredFile)
    case made([Stretch])
  }

  /// Pages of one file that follow one another in the document.
  struct Stretch: Hashable, Sendable {
    var file: StoredFile
    var pages: [BoundPage]
  }

  let items: [Item]
  /// Of these files nobody wrote down how their pages were set upright; each is there once.
  let unknown: [StoredFile]

  static let imageEndings: Set<String> = [
    "jpg", "jpeg", "png", "tif", "tiff", "gif", "bmp", "webp", "heic", "heif", "avif", "jp2", "j2k", "pnm", "ppm",
    "pgm",
    "pbm",
  ]

  /// In the document's order.
  init(_ files: [File]) {
    // Where nothing stands on any page, that is what there is to file.
    let isBlank = files.allSatisfy { file in file.own.allSatisfy { file.blank.contains($0.number) } }
    var items: [Item] = []
    var unknown: [StoredFile] = []
    for file in files {
      guard !file.isFiledAsItIs else {
        items.append(.original(file.stored))
        continue
      }
      let kept = file.own.filter { isBlank || !file.blank.contains($0.number) }
      let isUnknown = kept.contains { $0.source == .ocr && $0.course == nil }
      if isUnknown, !unknown.contains(where: { $0.sha256 == file.stored.sha256 }) { unknown.append(file.stored) }
      let stretch = Stretch(file: file.stored, pages: kept.map { FilingPlan.bound($0, file) })
      if stretch.pages.isEmpty { continue }
      if case .made(let before)? = items.last {
        items[items.count - 1] = .made(before + [stretch])
      } else {
        items.append(.made([stretch]))
      }
    }
    self.items = items
    self.unknown = unknown
  }

  private static func bound(_ page: PageText, _ file: File) -> BoundPage {
    let number = place(of: page, among: file.pages)
    if page.source == .textLayer { return BoundPage(number: number, picture: nil) }
    return BoundPage(number: number, picture: .init(course: page.course ?? PageCourse(), words: page.words))
  }

  /// Among the file's pages as they are, of which some may have been read as several.
  private static func place(of page: PageText, among pages: [PageText]) -> Int {
    if let part = page.part { return part.page }
    return pages.prefix { $0.number < page.number }.count { $0.part.map { $0.number == 1 } ?? true } + 1
  }
}
