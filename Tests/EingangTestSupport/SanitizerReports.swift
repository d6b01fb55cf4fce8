import Foundation

/// What a sanitizer says of programs that the tests start.
package enum SanitizerReports {
  /// What tells a sanitizer of these tests where to write and what to do; a program that is started is told the same.
  package static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key) }
  }

  /// Says again on these tests' own stderr what was said where nobody looks once the tests pass.
  package static func sayAgain(_ text: String) {
    guard text.contains("Sanitizer: ") else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
