import Glibc

/// The most memory that a process has held at once.
enum ProcessMemory {
  /// In KiB, by the system's own count; nil for a process that is gone, or that has ended and was not waited for.
  static func peak(of process: String) -> Int? {
    let file = open("/proc/\(process)/status", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    guard count > 0 else { return nil }
    return peak(inStatus: String(decoding: bytes.prefix(count), as: UTF8.self))
  }

  /// The line `VmHWM:   84112 kB`.
  static func peak(inStatus text: String) -> Int? {
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) }
  }

  /// Of a child that has been waited for; nil where the number may be its parent's.
  ///
  /// A child begins in its parent's memory, and the system counts that as the child's.
  static func peak(ofEnded kibibytes: Int64) -> Int? {
    guard let own = peak(of: "self"), kibibytes > own else { return nil }
    return Int(kibibytes)
  }
}
