import CLinux
import Glibc

/// Tries from within the sandbox what a reader that was taken over would try: `eingangd reader probe FILE NEW`.
enum SandboxProbe {
  private static let attempts: [(name: String, what: clx_attempt)] = [
    ("read", CLX_READ), ("create", CLX_CREATE), ("socket", CLX_SOCKET), ("fork", CLX_FORK), ("kill", CLX_KILL),
    ("tgkill", CLX_TGKILL), ("prlimit", CLX_PRLIMIT),
    // Last, since it ends this process one way or the other.
    ("exec", CLX_EXEC),
  ]

  /// Writes a line for each attempt, its name and errno's number, 0 where it succeeded.
  ///
  /// The words are a file to read, one to create, and `free` to try without the sandbox.
  static func run(_ words: [String]) -> Int32 {
    guard words.count == 2 || words.count == 3 && words[2] == "free" else { return 2 }
    if words.count == 2 { _ = Sandbox.confine(reading: [], limits: true) }
    for attempt in attempts {
      if attempt.what == CLX_EXEC { say("exec follows") }
      let result = clx_attempt_now(attempt.what, attempt.what == CLX_CREATE ? words[1] : words[0])
      say("\(attempt.name) \(-result)")
    }
    return 0
  }

  private static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
  }
}
