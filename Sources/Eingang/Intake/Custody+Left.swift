import Glibc

extension Custody {
  /// What lies by now where a file lay that is safe.
  private enum Sight {
    case same(FileStatus)
    /// Nothing, or something else, which is taken in its turn.
    case gone
    /// It cannot be told just now.
    case unknown(FileError)
  }

  /// Tries again to move away what is safe in the archive and still lies in the inbox; gives what still has to stay.
  func moveLeft(inbox: String) throws(IntakeError) -> [FileError] {
    var left: [FileError] = []
    var stuck: Set<Int> = []
    for file in try stored({ () throws(StoreError) in try store.untaken() })
    where FilePath.below(inbox, file.source) != nil {
      if let error = try finish(file, inbox: inbox) {
        left.append(error)
        stuck.insert(file.document)
      }
    }
    return left + (try clearFolders(except: stuck, inbox: inbox, onlyThere: true))
  }

  /// Moves away a file that is safe, or writes down that it is gone; gives the reason where neither can be done.
  func finish(_ file: UntakenFile, inbox: String?) throws(IntakeError) -> FileError? {
    switch sight(of: file, inbox: inbox) {
    case .same(let status): return try moveAway(file, status, inbox: inbox)
    case .unknown(let error): return error
    case .gone:
      let place = try movedTo(file, inbox: inbox) ?? "nicht mehr dort, wo es lag"
      try reach(.moveFound)
      try stored { () throws(StoreError) in try store.markTaken(file, to: place, step: .wiederhergestellt) }
      return nil
    }
  }

  /// Clears away dropped folders whose files are taken; gives what keeps them.
  func clearFolders(
    except documents: Set<Int>, inbox: String?, onlyThere: Bool = false
  ) throws(IntakeError) -> [FileError] {
    var left: [FileError] = []
    for folder in try stored({ () throws(StoreError) in try store.droppedFolders() })
    where !documents.contains(folder.document) {
      if onlyThere, let inbox, FilePath.below(inbox, folder.path) == nil { continue }
      if let error = try clearAway(folder, inbox: inbox) { left.append(error) }
    }
    return left
  }

  /// A disk that is not mounted or does not answer says nothing of what lies on it: a file that counted as gone would be
  /// taken a second time once it is back.
  private func sight(of file: UntakenFile, inbox: String?) -> Sight {
    do throws(FileError) {
      let isInside = inbox.map { FilePath.below($0, file.source) != nil } ?? false
      _ = try InboxRoot.Identity(of: isInside ? inbox ?? "" : FilePath.folder(of: file.source))
      let inside = try Files.openForReading(file.source, inInbox: inbox)
      defer { close(inside) }
      guard let status = FileStatus(descriptor: inside), status.kind == .file else { return .gone }
      return try Files.digest(inside, named: file.source).sha256 == file.sha256 ? .same(status) : .gone
    } catch {
      // A link or a socket has taken the name, or nothing has it.
      return [ENOENT, ENOTDIR, ELOOP, ENXIO].contains(error.code) && error.operation == .open ? .gone : .unknown(error)
    }
  }
}

extension Intake {
  /// Why files still have to stay in the inbox though they are safe.
  ///
  /// A plain result: the optimiser miscompiles typed throws in closures that outlive their call.
  func moveLeft(inbox: String) -> Result<[FileError], IntakeError> {
    do throws(IntakeError) { return .success(try custody.moveLeft(inbox: inbox)) } catch { return .failure(error) }
  }
}
