import CSQLite
import Glibc

/// How a connection knows its file again after somebody may have written other bytes over it (`cp`), which gives the file no
/// other name and no other place on the disk.
struct StoreMark {
  /// Those that the file may bear: what SQLite says of it, and the one before as long as that lies in the log only.
  fileprivate var numbers: Set<Int>
  /// Tells whether another connection has committed since the last look.
  fileprivate var version: Int
  /// This connection gave it, and nobody gives another one meanwhile.
  var isOwn = false
}

extension Connection {
  /// Gives the file a number that no copy has which was made of it before.
  func giveMark() throws(StoreError) {
    let number = Int32.random(in: 1 ... .max)
    try transaction { () throws(StoreError) in try execute("PRAGMA application_id = \(number)") }
    emptyLog()
    mark = nil
    try noteMark()
    mark?.isOwn = true
  }

  /// Notes what the file may bear while it is the one that it should be.
  func noteMark() throws(StoreError) {
    let version = try dataVersion()
    let own = try ownNumber()
    if let mark, mark.version == version, mark.numbers == [own] { return }
    guard let number = number() else { return }
    mark = StoreMark(numbers: [number, own], version: version, isOwn: mark?.isOwn ?? false)
  }

  /// Whether other bytes stand in the file than any that went through SQLite, as far as its head tells.
  ///
  /// A page that is just being put into the file may be read half old and half new, hence three looks. Where in doubt, no.
  func isOverwritten() -> Bool {
    guard let mark, !isLooking else { return false }
    isLooking = true
    defer { isLooking = false }
    for look in 0..<3 {
      if look > 0 { usleep(10_000) }
      guard let number = number(), !mark.numbers.contains(number) else { return false }
      if !mark.isOwn, wasMarkedAnew(number, since: mark.version) { return false }
    }
    return true
  }

  /// Another connection has given the mark that this one sees, too.
  private func wasMarkedAnew(_ number: Int, since version: Int) -> Bool {
    guard let now = try? dataVersion(), now != version else { return false }
    return (try? ownNumber()) == number
  }

  /// Leaves an overwritten file as it is: nothing of the log is put into it, now or at the next start.
  func abandon() {
    _ = csqlite_config_checkpoint_on_close(handle, 0)
    guard let log, log == StoreLog(of: path) else { return }
    // Where it cannot be moved, the next transaction tries again.
    _ = try? StoreRemains.moveLogAside(path)
  }

  /// What the file itself bears (SQLite's file format, 1.3); -1 for what is no database, nil where it cannot be read now.
  private func number() -> Int? {
    var head = [UInt8](repeating: 0, count: 72)
    guard csqlite_read_head(handle, &head, Int32(head.count)) == SQLITE_OK else { return nil }
    guard head.starts(with: Array("SQLite format 3\0".utf8)) else { return -1 }
    return Int(Int32(bitPattern: head[68...].reduce(0) { $0 << 8 | UInt32($1) }))
  }

  /// What it bears together with its log.
  private func ownNumber() throws(StoreError) -> Int {
    try rows("PRAGMA application_id") { (row) throws(StoreError) in row.int(0) }.first ?? 0
  }

  private func dataVersion() throws(StoreError) -> Int {
    try rows("PRAGMA data_version") { (row) throws(StoreError) in row.int(0) }.first ?? 0
  }
}
