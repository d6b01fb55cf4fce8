import CLinux
import Glibc

/// What other threads say to the one that watches an inbox, and what wakes it.
///
/// Holds both ends of a pipe, so that neither is closed while somebody may yet use it.
final class InboxMailbox: Sendable {
  enum Letter: Sendable {
    /// What was found out about something quiet.
    case verdict(InboxItem, InboxVerdict)
    /// How it went with something that was handed on.
    case fate(InboxItem, InboxFate)
  }

  private struct State {
    var letters: [Letter] = []
    var isStopped = false
  }

  private let state = Guarded(State())
  private let reading: Int32
  private let writing: Int32

  init(for inbox: String) throws(FileError) {
    var ends: [Int32] = [-1, -1]
    let code = ends.withUnsafeMutableBufferPointer { $0.baseAddress.map { clx_pipe($0) } ?? -EINVAL }
    guard code >= 0 else { throw FileError(.watch, inbox, code: -code) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Readable as long as something lies in it.
  var descriptor: Int32 { reading }
  var isStopped: Bool { state.withLock { $0.isStopped } }

  func post(_ letter: Letter) {
    let isFirst = state.withLock { state in
      state.letters.append(letter)
      return state.letters.count == 1 && !state.isStopped
    }
    // The pipe holds one byte at most for the letters and one for the end, so that writing never waits.
    if isFirst { wake() }
  }

  func stop() {
    let isFirst = state.withLock { state in
      defer { state.isStopped = true }
      return !state.isStopped
    }
    if isFirst { wake() }
  }

  /// All that has come since the last call.
  func letters() -> [Letter] {
    state.withLock { state in
      guard !state.letters.isEmpty else { return [] }
      defer { state.letters = [] }
      // Within the lock: the next letter is again the first, and brings its own byte.
      var byte: UInt8 = 0
      if !state.isStopped { while read(reading, &byte, 1) < 0, errno == EINTR {} }
      return state.letters
    }
  }

  private func wake() {
    var byte: UInt8 = 1
    while write(writing, &byte, 1) < 0, errno == EINTR {}
  }
}
