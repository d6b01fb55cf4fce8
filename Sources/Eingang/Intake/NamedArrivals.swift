/// Arrivals whose names are on the disk already although the store does not know them yet.
///
/// The list of names only grows; an arrival that is tried again for as long as its store is away needs one line.
final class NamedArrivals: Sendable {
  private let files = Guarded<Set<[ArchivedFile]>>([])

  /// Puts the names on the list unless an earlier try has done so.
  func name(_ arrival: [ArchivedFile], in list: NameList) throws(FileError) {
    if files.withLock({ $0.contains(arrival) }) { return }
    try list.append(arrival)
    files.withLock { _ = $0.insert(arrival) }
  }

  /// The same files may come again, and are another arrival then.
  func registered(_ arrival: [ArchivedFile]) { files.withLock { _ = $0.remove(arrival) } }
}
