@testable import Eingang
import Foundation

/// What a person searches for, against a store with one document.
enum FuzzWords {
  private static let store: Store? = {
    let folder = FileManager.default.temporaryDirectory.path + "/eingang-fuzz-\(UUID().uuidString)"
    do {
      try Files.makeFolder(folder)
      let store = try Store.open(path: folder + "/eingang.sqlite")
      let name = "Grüße \"1\" *.pdf"
      let file = ArchivedFile(
        sha256: String(repeating: "a", count: 64), size: 1, name: name, path: "aa/a.pdf", source: nil)
      guard case .new(let id) = try store.register([file]) else { return nil }
      try store.write { (connection) throws(StoreError) in
        try store.index("Stadtwerke Musterstadt \"Zitat\" NEAR(a b)", page: 1, of: id, connection)
      }
      return store
    } catch {
      return nil
    }
  }()

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    let key = Folding.key(text)
    precondition(Folding.key(key) == key, "folding twice is not folding once")
    guard let store = FuzzWords.store else { preconditionFailure("no store to search in") }
    do throws(StoreError) {
      _ = try store.search(SearchQuery(words: text.split(separator: " ").prefix(8).map(String.init)))
      _ = try store.where(WhereQuery(text))
    } catch {
      preconditionFailure("\(error)")
    }
    let half = text.split(separator: "\n", maxSplits: 1).map(String.init)
    guard let page = half.last, let terms = half.first else { return }
    let snippet = Snippet(of: page, terms: Folding.key(terms).split(separator: " ").map(String.init))
    precondition(snippet.text.utf8.count <= page.utf8.count + 20, "a snippet longer than its page")
    let words = ["betrag", "frist", "ablage"]
    if let word = Spelling.nearest(to: text, among: words) { precondition(words.contains(word), "a word of nowhere") }
  }
}
