import CLinux
import EingangTestSupport
import Glibc
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Sandbox of a reader", .timeLimit(.minutes(15)))
struct SandboxTests {
  /// What became of one attempt: errno's number, 0 where it succeeded, or the signal that ended the process.
  enum Ending: Hashable {
    case refused(Int32)
    case succeeded
    case killed(Int32)
    case exited(Int32)
  }

  /// A reader that tries one thing, with a file of its own open for reading and writing.
  private final class Probe: Sendable {
    let child: Child
    private let folder: TemporaryFolder

    init(_ mode: String, _ attempt: String) throws {
      folder = try TemporaryFolder()
      let secret = try folder.write("geheim", to: "brief.txt")
      child = try Child(
        executable: BuiltBinary.reader, arguments: ["probe", mode, attempt, secret, folder.path + "/neu"],
        environment: ["SWIFT_BACKTRACE=enable=no"])
      // A lease is given for reading only.
      let file = open(secret, attempt == "lease" ? O_RDONLY : O_RDWR)
      defer { close(file) }
      try FrameChannel(descriptor: child.socket).send(0, [], descriptor: file)
    }

    /// The next word it says, however long a busy machine takes; nil where it says no more.
    func word() -> String? {
      do throws(FrameChannel.Failure) {
        let frame = try FrameChannel(descriptor: child.socket).receive(until: nil)
        return String(decoding: frame.payload, as: UTF8.self)
      } catch {
        return nil
      }
    }

    /// Waits until it has said all it will.
    var ending: Ending {
      guard word() == "ready" else { return .exited(-1) }
      let result = word()
      let how = child.end()
      if let result, let number = Int32(result) { return number == 0 ? .succeeded : .refused(number) }
      return how.signal == 0 ? .exited(how.status) : .killed(how.signal)
    }

    var files: [String] { folder.files() }
  }

  private func ending(_ mode: String, _ attempt: String) async throws -> Ending {
    let probe = try Probe(mode, attempt)
    return await BlockingCall.run { probe.ending }
  }

  /// A sanitizer's readers have all the address space there is.
  private func expected(_ ending: Ending, of attempt: String) -> Ending {
    attempt == "allocate" && Sanitizer.isOn ? .succeeded : ending
  }

  @Test(
    "holds: no file, no network, no process, no more memory, time or descriptors than allowed",
    arguments: [
      ("read", .refused(EACCES)), ("create", .refused(EPERM)), ("write", .refused(EPERM)),
      ("socket", .refused(EPERM)), ("fork", .refused(EPERM)), ("kill", .refused(EPERM)), ("tgkill", .refused(EPERM)),
      ("prlimit", .refused(EPERM)), ("own-signals", .refused(EPERM)), ("lease", .refused(EPERM)),
      ("run-memory", .refused(EPERM)), ("allocate", .refused(ENOMEM)), ("open-many", .refused(EMFILE)),
      ("ptrace", .killed(SIGSYS)), ("exec", .killed(SIGSYS)), ("spin", .killed(SIGXCPU)),
    ] as [(String, Ending)])
  func holds(attempt: String, ending: Ending) async throws {
    let found = try await self.ending("confined", attempt)
    #expect(found == expected(ending, of: attempt))
  }

  @Test(
    "the limits alone hold where a kernel has no more",
    arguments: [
      ("write", .killed(SIGXFSZ)), ("allocate", .refused(ENOMEM)), ("open-many", .refused(EMFILE)),
      ("spin", .killed(SIGXCPU)),
    ] as [(String, Ending)])
  func limits(attempt: String, ending: Ending) async throws {
    let found = try await self.ending("limited", attempt)
    #expect(found == expected(ending, of: attempt))
  }

  @Test(
    "without the sandbox every one of these attempts succeeds",
    arguments: [
      "read", "create", "write", "socket", "fork", "kill", "tgkill", "prlimit", "own-signals", "lease", "run-memory",
      "allocate", "open-many", "ptrace",
    ])
  func attemptsAreReal(attempt: String) async throws {
    #expect(try await ending("free", attempt) == .succeeded)
  }

  @Test("without the sandbox a program takes the reader's place")
  func execIsReal() async throws {
    #expect(try await ending("free", "exec") == .exited(0))
  }

  @Test("a reader that never ends by itself ends when its parent is gone")
  func endsWithParent() async throws {
    let probe = try Probe("confined", "stay")
    let ended = await BlockingCall.run {
      guard probe.word() == "ready" else { return false }
      shutdown(probe.child.socket, Int32(SHUT_RDWR))
      // Without taking it off the process table: what is waited for is its own end.
      var information = siginfo_t()
      return waitid(P_PID, id_t(probe.child.pid), &information, WEXITED | WNOWAIT) == 0
    }
    #expect(ended)
    #expect(probe.child.end().signal == 0)
  }

  @Test("a reader says what holds it back", .tags(.ocr))
  func tells() async throws {
    let settings = ReaderSettings(languages: ["deu"], limits: Limits())
    let facts = await BlockingCall.run { ReadingFacts.ask(settings, executable: BuiltBinary.reader) }
    let confinement = try facts.get().confinement
    var expected = Set(Confinement.Protection.allCases)
    // The number of processes is no limit for root.
    if geteuid() == 0 { expected.remove(.processes) }
    if Sanitizer.isOn { expected.remove(.memory) }
    #expect(confinement.holds == expected)
    #expect(confinement.landlock > 0)
  }
}
