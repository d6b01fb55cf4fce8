import AlbertModel
import Eingang
import Foundation

extension Invocation {
  /// The household's store.
  ///
  /// A folder that holds none yet is only taken for a household where that is wanted: a mistyped `--home` must not look
  /// like an empty Eingang.
  ///
  /// Nor must a store that is gone look like one: where originals lie in the archive, a new one is only made of them.
  func store(creating: Bool = false, patience: StorePatience = .none, adopting: Bool = false) throws -> Store {
    let home = try home()
    let configuration = try configuration()
    let files = FileManager.default
    guard files.fileExists(atPath: home.path) else {
      throw Failure(.folderUnusable, "no household yet: \(home.path): there is no such folder. Run: eingangd init")
    }
    let lost = LostStore(home, Archive(root: configuration.ordner.archiv))
    if !adopting, let lost { throw Failure(.storeUnusable, lost.description) }
    guard creating || lost != nil || [home.storePath, home.configurationPath].contains(where: files.fileExists) else {
      throw Failure(.folderUnusable, "no household yet: \(home.path): nothing of Eingang is in it. Run: eingangd init")
    }
    return try patience.run { () throws(StoreError) in try Store.open(path: home.storePath) }
  }

  /// Cards as lines of JSON or as a table.
  func show(_ cards: [Card], showsState: Bool) throws {
    if wantsJSON {
      for card in cards { try terminal.out(try JSONLine.text(card)) }
    } else if !cards.isEmpty {
      let list = CardList(today: today, width: terminal.width, style: style, showsState: showsState)
      for line in showsState ? list.lines(cards) : list.grouped(cards) { try terminal.out(line) }
    }
  }
}
