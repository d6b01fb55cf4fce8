import CLinux
import Eingang
import Glibc

/// What another thread has to say to one that waits on descriptors.
final class WakingMailbox<Letter: Sendable>: Sendable {
  private let letters = Guarded<[Letter]>([])
  private let reading: Int32
  private let writing: Int32

  init() throws(Failure) {
    var ends: [Int32] = [-1, -1]
    let code = ends.withUnsafeMutableBufferPointer { $0.baseAddress.map { clx_pipe($0) } ?? -EINVAL }
    guard code >= 0 else {
      throw Failure(.folderUnusable, "no pipe: \(String(cString: strerror(-code))). Close other programs.")
    }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Readable as long as something lies in it.
  var descriptor: Int32 { reading }

  func post(_ letter: Letter) {
    letters.withLock { letters in
      letters.append(letter)
      // One byte for however many, so that writing never waits.
      var byte: UInt8 = 1
      if letters.count == 1 { while write(writing, &byte, 1) < 0, errno == EINTR {} }
    }
  }

  /// All that has come since the last call.
  func take() -> [Letter] {
    letters.withLock { letters in
      guard !letters.isEmpty else { return [] }
      defer { letters = [] }
      var byte: UInt8 = 0
      while read(reading, &byte, 1) < 0, errno == EINTR {}
      return letters
    }
  }
}
