import CLinux
import Synchronization

/// A value that one thread at a time gets at: a `Mutex` whose order ThreadSanitizer sees.
///
/// A lock that has to be waited for is taken inside the standard library, which is not instrumented: without being told,
/// the sanitizer takes any two threads that waited for one another for a race.
package struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>

  package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Waits until nobody else is at the value; whoever is at it already must not ask again.
  package borrowing func withLock<Result: ~Copyable, Failure>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { (value) throws(Failure) -> sending Result in
      withUnsafePointer(to: value) { clx_lock_taken($0) }
      defer { withUnsafePointer(to: value) { clx_lock_given($0) } }
      return try body(&value)
    }
  }
}
