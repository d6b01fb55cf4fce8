import CLinux

/// What a reader gives up before it sees a document.
enum Sandbox {
  /// No more memory than this, and no files written.
  static func limit(mebibytes: Int) {
    _ = clx_limit(UInt64(max(mebibytes, 0)) << 20, 64)
  }

  /// That much more processor time, in case nobody is left to end this process.
  static func limitProcessor(seconds: Int) { _ = clx_limit_cpu(UInt64(max(seconds, 1))) }

  /// No file but fonts and trained data, no network, no programs, no other process.
  ///
  /// The best the kernel offers: an older one confines less, and reading goes on.
  static func close(reading folders: [String]) {
    let system = ["/usr/share", "/usr/local/share", "/etc/fonts", "/var/cache/fontconfig", "/usr/lib", "/lib"]
    withPaths(system + folders) { paths in
      guard let start = paths.baseAddress else { return }
      _ = clx_landlock_read_only(start, paths.count)
    }
    _ = clx_seccomp_reader()
  }

  private static func withPaths(_ paths: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>>) -> Void) {
    let strings = paths.map { path in [CChar](path.utf8CString) }
    func next(_ rest: ArraySlice<[CChar]>, _ gathered: [UnsafePointer<CChar>]) {
      guard let first = rest.first else { return gathered.withUnsafeBufferPointer(body) }
      first.withUnsafeBufferPointer { chars in
        next(rest.dropFirst(), gathered + [chars.baseAddress].compactMap { $0 })
      }
    }
    next(strings[...], [])
  }
}
