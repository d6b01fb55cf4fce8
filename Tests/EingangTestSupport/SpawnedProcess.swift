import Dispatch
import Glibc

/// A program that runs beside the tests, started by `posix_spawn`.
///
/// Foundation's `Process` reads beyond the list of open files where this process has more than a thousand of them, which
/// as many tests at once have, and ends it by a segmentation fault.
package struct SpawnedProcess: Sendable {
  /// What becomes its input, output and errors; none is /dev/null.
  package struct Streams: Sendable {
    package var input: Int32?
    package var output: Int32?
    package var errors: Int32?

    package init(input: Int32? = nil, output: Int32? = nil, errors: Int32? = nil) {
      self.input = input
      self.output = output
      self.errors = errors
    }
  }

  /// The program does not exist or cannot be run.
  package struct NotStarted: Error {
    package let program: String
    package let errno: Int32
  }

  package let identifier: pid_t
  private let ending: Task<Int32, Never>

  /// It has no other open files, is the first of a group of its own, and no signal is held back from it.
  package init(
    _ command: [String], in folder: String, environment: [String: String], streams: Streams = Streams()
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, target) in [streams.input, streams.output, streams.errors].enumerated() {
      let number = Int32(stream)
      if let target {
        posix_spawn_file_actions_adddup2(&actions, target, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
      }
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    posix_spawn_file_actions_addchdir_np(&actions, folder)
    identifier = try Self.start(command, environment.map { "\($0)=\($1)" }, actions)
    ending = Self.waiting(for: identifier)
  }

  /// The status it ends with, as a shell tells it: 128 and the signal's number where a signal ended it.
  package var status: Int32 {
    get async { await ending.value }
  }

  private static func start(
    _ command: [String], _ environment: [String], _ actions: posix_spawn_file_actions_t
  ) throws -> pid_t {
    var actions = actions
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for copy in arguments + variables { free(copy) } }
    var identifier: pid_t = 0
    let failure = posix_spawn(&identifier, command[0], &actions, &attributes, &arguments, &variables)
    guard failure == 0 else { throw NotStarted(program: command[0], errno: failure) }
    return identifier
  }

  /// A thread of its own waits, so that no test keeps another's from running.
  private static func waiting(for identifier: pid_t) -> Task<Int32, Never> {
    Task {
      await withCheckedContinuation { continuation in
        DispatchQueue(label: "waiting").async {
          var status: Int32 = 0
          while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
          let signal = status & 0x7F
          continuation.resume(returning: signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
        }
      }
    }
  }
}
