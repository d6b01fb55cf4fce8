import AlbertModel

/// Puts a reader's answer together from its messages, and takes none but the one that must come next.
///
/// A document may have taken the reader over: whatever does not fit is treated as its death.
struct AnswerGatherer {
  private let request: ReaderMessage.Request
  private let mostPages: Int
  private(set) var answer: ReaderProcess.Answer

  /// A document has no more pages than are allowed: the reader itself refuses those that do.
  init(_ request: ReaderMessage.Request, mostPages: Int, fingerprint: String) {
    self.request = request
    self.mostPages = max(1, mostPages)
    answer = ReaderProcess.Answer(fingerprint: fingerprint)
  }

  /// Returns true once the answer is whole.
  mutating func take(_ message: ReaderMessage) throws(ReaderProcess.Failure) -> Bool {
    switch message {
    case .document(let pages) where answer.pageCount == 0 && (1...mostPages).contains(pages):
      answer.pageCount = pages
      return false
    case .page(let page) where page.isPlausible && next <= last && comesNext(page.text):
      answer.pages.append(page)
      return false
    case .end where answer.pageCount > 0 && next > last: return true
    case .failed(let stoerung) where stoerung.isPlausible: throw .stoerung(stoerung)
    case .exhausted: throw .exhausted
    default: throw .died
    }
  }

  /// The page of the file of which something must come now.
  private var next: Int {
    guard let before = answer.pages.last?.text else { return request.first }
    return isOpen(before) ? before.number : before.number + 1
  }

  /// More parts of it are to come.
  private func isOpen(_ page: PageText) -> Bool { page.part.map { $0.number < $0.count } ?? false }

  /// A page of the file comes whole, or in all of its parts one after the other.
  private func comesNext(_ page: PageText) -> Bool {
    guard page.number == next else { return false }
    guard let part = page.part else { return answer.pages.last.map { !isOpen($0.text) } ?? true }
    guard part.page == page.number else { return false }
    guard let before = answer.pages.last?.text, isOpen(before), let open = before.part else { return part.number == 1 }
    return part.kind == open.kind && part.count == open.count && part.number == open.number + 1
  }

  private var last: Int { min(request.last, answer.pageCount) }
}

extension ReaderMessage.Page {
  fileprivate var isPlausible: Bool {
    // Milliseconds; a day is more than any page may take.
    let times = 0...86_400_000.0
    return text.isPlausible && [timing.decode, timing.prepare, timing.ocr].allSatisfy(times.contains)
  }
}

extension Stoerung {
  /// A sentence or two for a card, and nothing that a reader cannot know: what it blames decides when it is asked again.
  var isPlausible: Bool {
    [.document, .password, .size, .memory, .time, .interrupted].contains(cause) && (1...2000).contains(why.utf8.count)
      && !why.utf8.contains { $0 < 0x20 || $0 == 0x7F }
  }
}
