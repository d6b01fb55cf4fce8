import CLinux
import Dispatch
import Glibc

/// A program that runs beside the tests.
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

  /// It could not be started, by errno's number.
  package struct NotStarted: Error {
    package let program: String
    package let code: Int32
  }

  package let identifier: pid_t
  private let ending: Task<Int32, Never>

  /// It has no other open files, is the first of a group of its own, and no signal is held back from it.
  package init(
    _ command: [String], in folder: String, environment: [String: String], streams: Streams = Streams()
  ) throws {
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nothing) }
    // A shell goes to the folder and becomes the program.
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder]
    var arguments: [UnsafeMutablePointer<CChar>?] = (shell + command).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for copy in arguments + variables { free(copy) } }
    let targets = [streams.input ?? nothing, streams.output ?? nothing, streams.errors ?? nothing]
    var started: pid_t = 0
    let failure = clx_spawn(shell[0], &arguments, &variables, targets, &started)
    guard failure == 0 else { throw NotStarted(program: command[0], code: -failure) }
    identifier = started
    ending = Self.waiting(for: started)
  }

  /// The status it ends with, as a shell tells it: 128 and the signal's number where a signal ended it.
  package var status: Int32 {
    get async { await ending.value }
  }

  /// A thread of its own waits, so that no test keeps another's from running.
  private static func waiting(for identifier: pid_t) -> Task<Int32, Never> {
    Task {
      await withCheckedContinuation { continuation in
        DispatchQueue(label: "waiting").async {
          var ended = clx_exit()
          _ = clx_wait(identifier, &ended)
          continuation.resume(returning: ended.signal == 0 ? ended.status : 128 + ended.signal)
        }
      }
    }
  }
}
