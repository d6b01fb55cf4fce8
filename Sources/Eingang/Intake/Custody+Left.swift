extension Custody {
  /// Tries again to move away what is safe in the archive and still lies in the inbox; gives what still has to stay.
  func moveLeft(inbox: String) throws(IntakeError) -> [FileError] {
    var left: [FileError] = []
    var stuck: Set<Int> = []
    for file in try stored({ () throws(StoreError) in try store.untaken() })
    where file.source.utf8.starts(with: (inbox + "/").utf8) {
      guard let status = FileStatus(path: file.source), status.kind == .file, isTheSame(file) else { continue }
      if let error = try moveAway(file, status, inbox: inbox) {
        left.append(error)
        stuck.insert(file.document)
      }
    }
    return left + (try clearFolders(except: stuck, inbox: inbox))
  }

  /// Clears away dropped folders whose files are taken; gives what keeps them.
  func clearFolders(except documents: Set<Int>, inbox: String?) throws(IntakeError) -> [FileError] {
    var left: [FileError] = []
    for folder in try stored({ () throws(StoreError) in try store.droppedFolders() })
    where !documents.contains(folder.document) {
      if let error = try clearAway(folder, inbox: inbox) { left.append(error) }
    }
    return left
  }

  /// False where something else lies there by now, which is taken in its turn.
  private func isTheSame(_ file: UntakenFile) -> Bool {
    do { return try Files.digest(of: file.source).sha256 == file.sha256 } catch { return false }
  }
}

extension Intake {
  /// How many files still have to stay in the inbox though they are safe; one where that cannot be told.
  func moveLeft(inbox: String) -> Int {
    do { return try custody.moveLeft(inbox: inbox).count } catch { return 1 }
  }
}
