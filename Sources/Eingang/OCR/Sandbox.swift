import CLinux

/// What a reader gives up before it sees a document.
enum Sandbox {
  /// This program was built with a sanitizer, which holds more address space than any limit and reports on stderr.
  static var isSanitized: Bool { clx_is_sanitized() != 0 }

  /// No more memory than this, and no files written; false where the system refuses.
  static func limit(mebibytes: Int) -> Bool {
    clx_limit(isSanitized ? 0 : UInt64(max(mebibytes, 0)) << 20, 64) == 0
  }

  /// That much more processor time, in case nobody is left to end this process; false where the system refuses.
  static func limitProcessor(seconds: Int) -> Bool { clx_limit_cpu(UInt64(max(seconds, 1))) == 0 }

  /// No file but fonts and trained data, no network, no programs, no other process; tells what of it holds.
  ///
  /// The best the kernel offers: an older one confines less, and reading goes on.
  static func confine(reading folders: [String], limits: Bool) -> Confinement {
    let system = ["/usr/share", "/usr/local/share", "/etc/fonts", "/var/cache/fontconfig", "/usr/lib", "/lib"]
    let landlock = withPaths(system + folders) { paths in
      paths.baseAddress.map { clx_landlock_read_only($0, paths.count) } ?? 0
    }
    return Confinement(landlock: max(0, Int(landlock)), seccomp: clx_seccomp_reader() == 0, limits: limits)
  }

  private static func withPaths(
    _ paths: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>>) -> Int32
  ) -> Int32 {
    let strings = paths.map { path in [CChar](path.utf8CString) }
    func next(_ rest: ArraySlice<[CChar]>, _ gathered: [UnsafePointer<CChar>]) -> Int32 {
      guard let first = rest.first else { return gathered.withUnsafeBufferPointer(body) }
      return first.withUnsafeBufferPointer { chars in
        next(rest.dropFirst(), gathered + [chars.baseAddress].compactMap { $0 })
      }
    }
    return next(strings[...], [])
  }
}
