import CLinux
import Eingang

/// Tries from within a reader's sandbox what a reader that was taken over would try.
///
/// `eingang-reader probe MODE ATTEMPT FILE NEW`, with a socket as descriptor 0: the attempt is made on a file to read,
/// on one to create, or on a descriptor that comes over the socket first.
enum SandboxProbe {
  /// How much of the sandbox there is.
  private enum Mode: String {
    case free
    /// Limits only, as with a kernel that has no more.
    case limited
    case confined
  }

  private static let attempts: [String: clx_attempt] = [
    "read": CLX_READ, "create": CLX_CREATE, "write": CLX_WRITE, "socket": CLX_SOCKET, "fork": CLX_FORK,
    "kill": CLX_KILL, "tgkill": CLX_TGKILL, "prlimit": CLX_PRLIMIT, "own-signals": CLX_OWN_SIGNALS,
    "lease": CLX_LEASE, "run-memory": CLX_RUN_MEMORY, "allocate": CLX_ALLOCATE, "open-many": CLX_OPEN_MANY,
    "ptrace": CLX_PTRACE, "exec": CLX_EXEC, "spin": CLX_SPIN, "stay": CLX_STAY,
  ]

  /// Says `ready` and then errno's number, 0 where the attempt succeeded, a frame each.
  static func run(_ words: [String]) -> Int32 {
    guard words.count == 4, let mode = Mode(rawValue: words[0]), let attempt = attempts[words[1]] else { return 2 }
    let channel = FrameChannel(descriptor: 0)
    do throws(FrameChannel.Failure) {
      let descriptor = try channel.receive().descriptor ?? -1
      if mode != .free { Sandbox.limit(limits) }
      if mode == .confined { _ = Sandbox.confine(reading: []) }
      try channel.send(0, Array("ready".utf8))
      let result = clx_attempt_now(attempt, attempt == CLX_CREATE ? words[3] : words[2], descriptor)
      try channel.send(0, Array(String(-result).utf8))
      return 0
    } catch {
      return 1
    }
  }

  private static var limits: ReaderSettings {
    var settings = ReaderSettings(inspecting: Limits(speicherMiB: 512))
    settings.processorSecondsPerRequest = 1 * Sanitizer.slowness
    return settings
  }
}
