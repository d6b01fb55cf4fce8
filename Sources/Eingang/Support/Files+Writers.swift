import CLinux

extension Files {
  /// True where a process is known to hold a file open for writing, which is open for reading here.
  ///
  /// The system tells of the machine's own processes, and only of files that this user owns; where it does not tell,
  /// the answer is false.
  static func isBeingWritten(_ descriptor: Int32) -> Bool { clx_is_being_written(descriptor) == 1 }
}
