/// What holds a reader back from everything but its document, as the reader itself found out.
package struct Confinement: Hashable, Sendable, Codable {
  /// One thing that a reader cannot do.
  package enum Protection: String, CaseIterable, Sendable, Hashable, Codable {
    /// No file but fonts and trained data can be opened.
    case landlock
    /// No sockets, no programs, no other process, no file to write to, no memory to run code from.
    case seccomp
    case noNewPrivileges
    /// Address space.
    case memory
    case processorTime
    /// No byte can be written to a file, and no core file is left.
    case fileSize
    case openFiles
    /// No further process or thread; does not hold root back.
    case processes
    /// It ends in the middle of a page when its parent does.
    case endsWithParent
  }

  /// Version of Landlock in force, 0 where there is none.
  package var landlock: Int
  package var holds: Set<Protection>

  package init(landlock: Int, holds: Set<Protection>) {
    self.landlock = landlock
    self.holds = holds
  }
}
