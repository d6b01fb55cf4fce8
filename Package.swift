// swift-tools-version: 6.1
import PackageDescription

let oneThread = [
  "GOMP_parallel", "GOMP_parallel_sections", "GOMP_sections_next", "GOMP_sections_end_nowait", "omp_get_num_threads",
  "omp_get_thread_num",
]

// A release has the Swift libraries within its programs: loading them takes longer than most verbs do, and who installs the
// programs needs no toolchain.
let whole = ["-static-stdlib"]
let settings: [SwiftSetting] = [.unsafeFlags(whole, .when(configuration: .release))]
let linking: [LinkerSetting] = [.unsafeFlags(whole, .when(configuration: .release))]

let package = Package(
  name: "eingang",
  products: [
    .executable(name: "eingangd", targets: ["eingangd"]),
    .executable(name: "eingang-reader", targets: ["eingang-reader"]),
  ],
  targets: [
    // Empty targets that only carry a library's flags and its Debian package.
    // Not by its pkg-config: that names libcurl and libarchive besides, for programs that link it whole.
    .systemLibrary(name: "CTesseract", providers: [.apt(["libtesseract-dev"])]),
    .systemLibrary(name: "CLeptonica", pkgConfig: "lept", providers: [.apt(["libleptonica-dev"])]),
    .systemLibrary(name: "CPoppler", pkgConfig: "poppler-cpp", providers: [.apt(["libpoppler-cpp-dev"])]),
    .systemLibrary(name: "CQPDF", pkgConfig: "libqpdf", providers: [.apt(["libqpdf-dev"])]),
    .systemLibrary(name: "CZBar", pkgConfig: "zbar", providers: [.apt(["libzbar-dev"])]),
    .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(name: "CHeif", pkgConfig: "libheif", providers: [.apt(["libheif-dev"])]),
    .systemLibrary(name: "CDav1d", pkgConfig: "dav1d", providers: [.apt(["libdav1d-dev"])]),
    .systemLibrary(name: "CDe265", pkgConfig: "libde265", providers: [.apt(["libde265-dev"])]),
    // Not by its own name: flags that stand there are refused with a warning at each build.
    .systemLibrary(name: "CGMime", pkgConfig: "gobject-2.0", providers: [.apt(["libgmime-3.0-dev"])]),
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
    .systemLibrary(name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "COCR",
      dependencies: [
        "CTesseract", "CLeptonica", "CPoppler", "CQPDF", "CHeif", "CDav1d", "CDe265", "CGMime", "CXML2", "CZip",
        "CCrypto", "CZBar", "CQREncode",
      ],
      cxxSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Werror", "-isystem", "/usr/include/gmime-3.0"])],
      // What stands in `one_thread.cpp` is found by Tesseract only where it is exported.
      linkerSettings: [
        .linkedLibrary("tesseract"),
        .linkedLibrary("gmime-3.0"),
        .unsafeFlags(oneThread.flatMap { ["-Xlinker", "--export-dynamic-symbol=\($0)"] }),
      ]
    ),
    .target(name: "CLinux", dependencies: ["CSeccomp"], cSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Werror"])]),
    .target(name: "AlbertModel", swiftSettings: settings),
    .target(name: "Eingang", dependencies: ["AlbertModel", "CSQLite", "CLinux"], swiftSettings: settings),
    .target(
      name: "EingangReader", dependencies: ["Eingang", "AlbertModel", "COCR", "CLinux"], swiftSettings: settings),
    .executableTarget(
      name: "eingangd", dependencies: ["Eingang", "AlbertModel", "CLinux"], swiftSettings: settings,
      linkerSettings: linking),
    // A program of its own, so that the one that a person waits for does not load what reads documents.
    .executableTarget(
      name: "eingang-reader", dependencies: ["EingangReader", "Eingang", "CLinux"], swiftSettings: settings,
      linkerSettings: linking),
    .target(
      name: "EingangTestSupport", dependencies: ["Eingang", "AlbertModel", "CLinux"], path: "Tests/EingangTestSupport"),
    .testTarget(name: "AlbertModelTests", dependencies: ["AlbertModel"]),
    .testTarget(
      name: "EingangTests",
      dependencies: ["Eingang", "EingangReader", "EingangTestSupport", "CLinux", "eingangd", "eingang-reader"]),
    .testTarget(
      name: "EingangReaderTests",
      dependencies: ["EingangReader", "Eingang", "EingangTestSupport", "CLinux", "eingang-reader"]),
    .testTarget(name: "eingangdTests", dependencies: ["eingangd", "EingangTestSupport", "eingang-reader"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["EingangTestSupport"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// libFuzzer brings the program's start itself, so an ordinary build must not see this one.
if Context.environment["EINGANG_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["EingangReader", "Eingang", "AlbertModel"], path: "Tests/Fuzz", exclude: ["Seeds"],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}
