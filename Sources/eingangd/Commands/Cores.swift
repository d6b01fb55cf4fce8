import Foundation

/// How many things this machine can do at once.
enum Cores {
  static var available: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
