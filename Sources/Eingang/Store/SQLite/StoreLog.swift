/// The log beside a store's file, told by its place on the disk.
struct StoreLog: Hashable {
  private let device: UInt64
  private let inode: UInt64

  /// Nil where there is none.
  init?(of path: String) {
    guard let status = FileStatus(path: path + "-wal") else { return nil }
    device = status.device
    inode = status.inode
  }
}
