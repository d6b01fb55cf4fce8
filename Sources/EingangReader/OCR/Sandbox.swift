import CLinux
import COCR
import Eingang
import Glibc

/// What a reader gives up before it sees a document.
enum Sandbox {
  /// Standard input, output and errors, the document, and what the libraries open for a moment: fonts and trained data.
  private static let mostDescriptors: UInt64 = 64
  /// What poppler needs for letters whose font is not in the PDF: fonts where distributions put them and where those
  /// are linked to, and what tells which there are.
  private static let fonts = [
    "/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/texmf/fonts", "/usr/share/texlive/texmf-dist/fonts",
    "/usr/share/ghostscript", "/usr/share/X11/fonts", "/usr/share/poppler", "/usr/share/fontconfig", "/etc/fonts",
    "/var/cache/fontconfig",
  ]

  /// No more memory than this, and no files written; before anything is loaded.
  static func limit(_ settings: ReaderSettings) {
    _ = clx_limit(Sanitizer.isOn ? 0 : UInt64(max(settings.mebibytes, 0)) << 20, mostDescriptors)
    _ = limitProcessor(seconds: settings.processorSeconds)
    cocr_tell_exhaustion(ReaderEnd.exhausted)
  }

  /// That much more processor time, in case nobody is left to end this process; false where the system refuses.
  static func limitProcessor(seconds: Int) -> Bool { clx_limit_cpu(UInt64(max(seconds, 1))) == 0 }

  /// No file but fonts and trained data, no network, no programs, no other process; tells what of it and of the limits
  /// holds.
  ///
  /// The best the kernel offers: an older one confines less, and reading goes on.
  static func confine(reading folders: [String], parent: Int32 = 0) -> Confinement {
    _ = cocr_load_everything()
    var holds = limitsInForce()
    if clx_no_new_privileges() == 1 { holds.insert(.noNewPrivileges) }
    if clx_end_with_peer(parent) == 0 { holds.insert(.endsWithParent) }
    if clx_limit_processes() == 0, geteuid() != 0 { holds.insert(.processes) }
    let landlock = withPaths(folders.isEmpty ? [] : fonts + folders) {
      clx_landlock_read_only($0.baseAddress, $0.count)
    }
    if landlock > 0 { holds.insert(.landlock) }
    if clx_seccomp_reader() == 0 { holds.insert(.seccomp) }
    return Confinement(landlock: max(0, Int(landlock)), holds: holds)
  }

  private static func limitsInForce() -> Set<Confinement.Protection> {
    var holds: Set<Confinement.Protection> = []
    if limit(RLIMIT_AS) != nil { holds.insert(.memory) }
    if limit(RLIMIT_CPU) != nil { holds.insert(.processorTime) }
    if limit(RLIMIT_FSIZE) == 0, limit(RLIMIT_CORE) == 0 { holds.insert(.fileSize) }
    if let most = limit(RLIMIT_NOFILE), most <= mostDescriptors { holds.insert(.openFiles) }
    return holds
  }

  /// As the system has it now; nil where there is none.
  private static func limit(_ which: __rlimit_resource) -> UInt64? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(which.rawValue), &limit) == 0, limit.rlim_cur != UInt64.max else { return nil }
    return UInt64(limit.rlim_cur)
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
