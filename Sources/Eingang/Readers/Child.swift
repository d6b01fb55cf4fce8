import CLinux
import Glibc

/// A child process with one socket to it; killed and waited for with the last reference.
final class Child: Sendable {
  let pid: pid_t
  /// Our end.
  let socket: Int32
  // A process identifier that was waited for may belong to somebody else: killing is locked against it.
  private let ended = Guarded<clx_exit?>(nil)

  /// The child has the socket's other end as descriptor 0 and nothing else open but /dev/null.
  init(executable: String, arguments: [String], environment: [String]) throws(OpenFile.SystemError) {
    var pair: [Int32] = [-1, -1]
    let made = clx_socketpair(&pair)
    guard made == 0 else { throw OpenFile.SystemError(code: -made) }
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    let whyNot = errno
    defer {
      close(pair[1])
      if null >= 0 { close(null) }
    }
    guard null >= 0 else {
      close(pair[0])
      throw OpenFile.SystemError(code: whyNot)
    }
    var argv: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for string in argv + envp { free(string) } }
    var pid: pid_t = 0
    let status = clx_spawn(executable, &argv, &envp, [pair[1], null, Sanitizer.isOn ? STDERR_FILENO : null], &pid)
    guard status == 0 else {
      close(pair[0])
      throw OpenFile.SystemError(code: -status)
    }
    self.pid = pid
    socket = pair[0]
  }

  deinit {
    end()
    close(socket)
  }

  /// From any thread; does nothing once the child was waited for.
  func kill() {
    ended.withLock { if $0 == nil { _ = Glibc.kill(-pid, SIGKILL) } }
  }

  /// Kills the child, takes it off the process table, and tells how it ended; the first time decides.
  @discardableResult
  func end() -> clx_exit {
    ended.withLock { ended in
      if let ended { return ended }
      _ = Glibc.kill(-pid, SIGKILL)
      var how = clx_exit()
      _ = clx_wait(pid, &how)
      ended = how
      return how
    }
  }
}
