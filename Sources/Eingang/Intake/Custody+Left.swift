extension Custody {
  /// Tries again to move away what is safe in the archive and still lies in the inbox; gives what still has to stay.
  func moveLeft(inbox: String) throws(IntakeError) -> [FileError] {
    var left: [FileError] = []
    for file in try stored({ () throws(StoreError) in try store.untaken() })
    where file.source.utf8.starts(with: (inbox + "/").utf8) {
      guard let status = FileStatus(path: file.source), status.kind == .file, isTheSame(file) else { continue }
      if let error = try moveAway(file, status, inbox: inbox) {
        left.append(error)
      } else if let folder = droppedFolder(of: file.source, inbox: inbox),
        let error = clearAway(folder, document: file.document, inbox: inbox)
      {
        left.append(error)
      }
    }
    return left
  }

  /// False where something else lies there by now, which is taken in its turn.
  private func isTheSame(_ file: UntakenFile) -> Bool {
    do { return try Files.digest(of: file.source).sha256 == file.sha256 } catch { return false }
  }

  /// The folder in the inbox that holds the file, however deep; nil where it lies in the inbox itself.
  private func droppedFolder(of path: String, inbox: String) -> String? {
    let below = path.utf8.dropFirst(inbox.utf8.count + 1)
    guard let slash = below.firstIndex(of: 0x2F) else { return nil }
    return inbox + "/" + String(decoding: below[..<slash], as: UTF8.self)
  }
}

extension Intake {
  /// How many files still have to stay in the inbox though they are safe; one where that cannot be told.
  func moveLeft(inbox: String) -> Int {
    do { return try custody.moveLeft(inbox: inbox).count } catch { return 1 }
  }
}
