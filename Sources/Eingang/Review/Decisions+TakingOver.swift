import AlbertModel
import Glibc

/// A PDF to search that another program made of an original, in its export.
struct ForeignCopy: Hashable, Sendable {
  /// Below the root.
  let path: String
  let root: String
  /// MD5 or SHA-256 in lower case; nil where the other program does not say.
  let checksum: String?
}

extension Decisions {
  /// Files a card as a person decided in another program: the PDF that was made there, or what arrived.
  func takeOver(_ id: Int, copy: ForeignCopy?) throws(ReviewError) -> (place: String, warnings: [String]) {
    try afterReversals { () throws(ReviewError) in
      let before = try openCard(id)
      let (vorschlag, target) = try destination(before)
      var warnings: [String] = []
      var items: [FiledContent] = []
      if let copy, binder != nil {
        switch Decisions.whole(copy) {
        case .success(let sha256): items = [.foreign(copy, sha256: sha256)]
        case .failure(let why):
          warnings.append("Das durchsuchbare PDF aus dem Export taugt nicht, abgelegt ist, was ankam: \(why.why)")
        }
      }
      if items.isEmpty {
        items = try stored { () throws(StoreError) in try store.files(of: id) }.map(FiledContent.original)
      }
      let place = existing(target)
      let filed = try file(items, of: id, vorschlag, below: place)
      var decision = NewDecision(
        document: id, kind: .uebernehmen, before: before, after: before, step: .abgelegt, detail: place)
      decision.after.card.state = .abgelegt
      decision.filed = filed
      decision.origin = .uebernommen
      try commit(decision)
      return (place, warnings)
    }
  }

  /// Its checksum, where it is what the other program says.
  private static func whole(_ copy: ForeignCopy) -> Result<String, Custody.Refusal> {
    Custody.opened(copy.path, below: copy.root).flatMap { file in
      defer { close(file) }
      var md5 = MD5()
      let wantsMD5 = copy.checksum?.utf8.count == 32
      do throws(FileError) {
        let sha256 = try Files.digest(file, named: copy.path) { (piece) throws(FileError) in
          if wantsMD5 { md5.update(piece) }
        }
        .sha256
        let found = wantsMD5 ? md5.finish() : sha256
        if let checksum = copy.checksum, [32, 64].contains(checksum.utf8.count), checksum != found {
          return .failure(Custody.Refusal(why: "Seine Prüfsumme ist eine andere als im Manifest."))
        }
        return .success(sha256)
      } catch {
        return .failure(Custody.Refusal(why: "\(error)"))
      }
    }
  }
}
