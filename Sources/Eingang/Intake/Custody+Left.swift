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
    if let error = try absence(of: inbox, around: file.source) { return error }
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

  /// Why nothing can be told of what lies in an inbox: it is not there, or is only the folder on which it was mounted.
  ///
  /// Nil where it is there, and for what lies elsewhere.
  func absence(of inbox: String?, around path: String) throws(IntakeError) -> FileError? {
    let mounted = try stored { () throws(StoreError) in try store.mountedInboxes() }
    for root in Set(mounted + [inbox].compactMap(\.self)).sorted() where FilePath.below(root, path) != nil {
      do throws(FileError) {
        if try !InboxRoot.Identity(of: root).isMounted, mounted.contains(root) {
          return FileError(.watch, root, code: ENOTCONN)
        }
      } catch {
        return error
      }
    }
    return nil
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
