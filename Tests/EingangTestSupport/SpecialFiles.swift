import Glibc

/// Makes a symbolic link and a pipe that nobody writes to.
package func makeSpecial(link: String, to target: String, pipe: String) throws {
  guard symlink(target, link) == 0, mkfifo(pipe, 0o600) == 0 else { throw SpecialFileError(code: errno) }
}

/// Makes a symbolic link.
package func makeLink(_ path: String, to target: String) throws {
  guard symlink(target, path) == 0 else { throw SpecialFileError(code: errno) }
}

/// Gives a file a second name.
package func makeHardLink(_ path: String, to target: String) throws {
  guard link(target, path) == 0 else { throw SpecialFileError(code: errno) }
}

/// Makes an empty file whose name is `Grüße.jpg` in ISO 8859-1, and so not UTF-8.
package func makeMisnamed(in folder: String) throws {
  try makeFile(named: Array("Gr".utf8) + [0xFC, 0xDF] + Array("e.jpg".utf8), in: folder)
}

/// Makes an empty file whose name is these bytes.
package func makeFile(named name: [UInt8], in folder: String) throws {
  let path = Array(folder.utf8) + [0x2F] + name + [0]
  let made = path.withUnsafeBufferPointer { buffer in
    buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o600) } ?? -1 }
  }
  guard made >= 0 else { throw SpecialFileError(code: errno) }
  close(made)
}

/// What the system refused.
package struct SpecialFileError: Error {
  package let code: Int32
}
