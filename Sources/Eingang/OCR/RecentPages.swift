/// The texts of the pages that were read last, so that the same page is not read twice.
struct RecentPages {
  // Two documents of usual length; their words take some megabytes.
  private static let most = 32

  private var pages: [(digest: PageDigest, text: PageText)] = []

  /// The text of the same pixels, numbered as it was then; nil where they were not read lately.
  func text(of digest: PageDigest) -> PageText? { pages.last { $0.digest == digest }?.text }

  mutating func keep(_ text: PageText, of digest: PageDigest) {
    if pages.count == RecentPages.most { pages.removeFirst() }
    pages.append((digest, text))
  }
}
