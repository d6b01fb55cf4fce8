import CLinux

/// Standard input, output and errors.
package enum StandardFiles {
  /// Makes sure that no file or socket lands on the number of one that was closed when the program was started.
  ///
  /// To use such a one fails as it would have; false where the system has no descriptor or no /dev/null left.
  package static func fill() -> Bool { clx_fill_standard() == 0 }
}
