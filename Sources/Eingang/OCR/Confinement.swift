/// What holds a reader back from everything but its document, as the reader itself found out.
package struct Confinement: Hashable, Sendable, Codable {
  /// Version of Landlock in force, 0 where there is none: then a reader can open files for reading.
  package var landlock: Int
  /// No sockets, no programs, no other process, no file to write to.
  package var seccomp: Bool
  /// Of memory, processor time, open files and written bytes.
  package var limits: Bool

  package init(landlock: Int, seccomp: Bool, limits: Bool) {
    self.landlock = landlock
    self.seccomp = seccomp
    self.limits = limits
  }
}
