import AlbertModel

extension Intake {
  /// A younger original that no document knows is one that a run has in hand, or whose file still lies in the inbox and
  /// is taken from there.
  static let orphanAge = Duration.seconds(3600)

  /// Makes documents of originals that a crash kept from becoming ones; tells of those that cannot be.
  ///
  /// Without the inbox nobody knows what still lies there.
  func adoptOrphans(inbox: String?) {
    let adoption = Adoption(store: custody.store, archive: custody.archive, inbox: inbox ?? "")
    do throws(IntakeError) {
      let orphans = try custody.stored { () throws(StoreError) in try adoption.orphans() }.filter(isOld)
      if orphans.isEmpty { return }
      if let inbox, try custody.absence(of: inbox, around: inbox + "/*") != nil {
        return tell(.orphaned(orphans.count))
      }
      let result = try adoption.adopt(among: Set(orphans))
      if !result.documents.isEmpty { tell(.adopted(result.documents.count)) }
      if !result.damaged.isEmpty { tell(.orphaned(result.damaged.count)) }
    } catch {
      // A store or folder that cannot be used is told of by whoever needs it next.
    }
  }

  private func isOld(_ original: String) -> Bool {
    let age = Int64(Intake.orphanAge / .nanoseconds(1))
    let latest = custody.store.now().milliseconds * 1_000_000 - age
    return FileStatus(path: custody.archive.path(original)).map { $0.modified < latest } ?? false
  }
}
