import AlbertModel
import Eingang
import Foundation

extension Invocation {
  /// The household's store; its folder must be there already.
  func store() throws -> Store {
    let home = try home()
    guard FileManager.default.fileExists(atPath: home.path) else {
      throw Failure(.folderUnusable, "no household yet: \(home.path): there is no such folder. Run: eingangd init")
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
