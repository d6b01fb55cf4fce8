import AlbertModel
import Eingang
import Foundation

extension Invocation {
  /// The household's store.
  ///
  /// A folder that holds none yet is only taken for a household where that is wanted: a mistyped `--home` must not look
  /// like an empty Eingang.
  func store(creating: Bool = false) throws -> Store {
    let home = try home()
    _ = try configuration()
    let files = FileManager.default
    guard files.fileExists(atPath: home.path) else {
      throw Failure(.folderUnusable, "no household yet: \(home.path): there is no such folder. Run: eingangd init")
    }
    guard creating || [home.storePath, home.configurationPath].contains(where: files.fileExists) else {
      throw Failure(.folderUnusable, "no household yet: \(home.path): nothing of Eingang is in it. Run: eingangd init")
    }
    return try Store.open(path: home.storePath)
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
