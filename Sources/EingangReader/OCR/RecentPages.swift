import Eingang

/// The texts of the pages that were read last, so that the same page is not read twice; one may have parts.
struct RecentPages {
  // Two documents of usual length; their words take some megabytes.
  private static let most = 32

  private var pages: [(digest: PageDigest, texts: [PageText])] = []

  /// The texts of the same pixels, numbered as they were then; nil where they were not read lately.
  func texts(of digest: PageDigest) -> [PageText]? { pages.last { $0.digest == digest }?.texts }

  mutating func keep(_ texts: [PageText], of digest: PageDigest) {
    if pages.count == RecentPages.most { pages.removeFirst() }
    pages.append((digest, texts))
  }
}
