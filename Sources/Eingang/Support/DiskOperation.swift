/// Something done with files, in the order in which it must not be lost.
///
/// Tests listen, and ask of each moment what a loss of power would leave.
enum DiskOperation: Hashable, Sendable {
  /// A new file has its name, and no bytes.
  case created(String)
  /// A file's bytes are on the disk.
  case syncedFile(String)
  case moved(String, to: String)
  case madeFolder(String)
  /// Which names a folder holds is on the disk.
  case syncedFolder(String)
  case removed(String)
  /// A transaction of the store at this path is on the disk.
  case committed(String)
}

extension DiskOperation {
  /// Told of every operation that succeeded; only tests listen.
  @TaskLocal static var observer: (@Sendable (DiskOperation) -> Void)?

  func tell() { DiskOperation.observer?(self) }
}
