import CLinux

/// What this machine offers for reading, as `doctor` tells it.
package enum ReadingFacts {
  /// Names and versions of the libraries that readers use.
  package static var libraries: String { OCREngine.versions }

  /// Version of the kernel's file sandbox for readers; 0 where it has none.
  package static var landlock: Int { Int(clx_landlock_version()) }
}
