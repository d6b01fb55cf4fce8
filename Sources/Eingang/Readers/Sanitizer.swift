import CLinux

/// What finds faults in the program while it runs, where it was built with it.
package enum Sanitizer {
  /// It holds more address space than any limit and reports on stderr.
  package static var isOn: Bool { clx_is_sanitized() != 0 }

  /// How many times as long as usual a reader may take: everything is slower.
  package static var slowness: Int { isOn ? 10 : 1 }
}
