import Glibc

/// Makes a symbolic link and a pipe that nobody writes to.
package func makeSpecial(link: String, to target: String, pipe: String) throws {
  guard symlink(target, link) == 0, mkfifo(pipe, 0o600) == 0 else { throw SpecialFileError(code: errno) }
}

/// What the system refused.
package struct SpecialFileError: Error {
  package let code: Int32
}
