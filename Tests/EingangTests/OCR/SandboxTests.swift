import EingangTestSupport
import Glibc
import Testing

@testable import Eingang

@Suite("Sandbox of a reader")
struct SandboxTests {
  /// What the attempts of the probe gave: errno's number, 0 where one succeeded.
  private func attempts(_ more: [String] = []) async throws -> (results: [String: Int], run: BuiltBinary.Run) {
    let folder = try TemporaryFolder()
    let secret = try folder.write("geheim", to: "brief.txt")
    let run = try await BuiltBinary.run(["reader", "probe", secret, folder.path + "/neu"] + more, in: folder)
    let pairs = run.lines.compactMap { line in
      line.split(separator: " ").last.flatMap { Int($0) }.map { (String(line.prefix { $0 != " " }), $0) }
    }
    #expect(folder.files().contains("neu") == !more.isEmpty)
    return (Dictionary(pairs) { $1 }, run)
  }

  @Test("no file outside, no new file, no socket, no process, no signal to the parent, and a program is its end")
  func holds() async throws {
    let (results, run) = try await attempts()
    let expected: [String: Int32] = [
      "read": EACCES, "create": EPERM, "socket": EPERM, "fork": EPERM, "kill": EPERM, "tgkill": EPERM,
      "prlimit": EPERM,
    ]
    #expect(results == expected.mapValues(Int.init))
    #expect(run.lines.last == "exec follows")
    #expect(run.status == 128 + SIGSYS)
  }

  @Test("without the sandbox every one of these attempts succeeds")
  func attemptsAreReal() async throws {
    let (results, run) = try await attempts(["free"])
    #expect(Set(results.values) == [0])
    #expect(results.count == 7)
    #expect(run.status == 0)
  }

  @Test("a reader says what holds it back", .tags(.ocr))
  func tells() async throws {
    let settings = ReaderSettings(languages: ["deu"], limits: Limits())
    let reader = try ReaderProcess.start(executable: BuiltBinary.path, settings: settings).get()
    let confinement = try await reader.confinement().get()
    #expect(confinement.seccomp)
    #expect(confinement.limits)
    #expect(confinement.landlock > 0)
  }
}
