// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "eingang",
  products: [
    .executable(name: "eingangd", targets: ["eingangd"])
  ],
  targets: [
    // Empty targets that only carry a library's flags and its Debian package.
    .systemLibrary(name: "CTesseract", pkgConfig: "tesseract", providers: [.apt(["libtesseract-dev"])]),
    .systemLibrary(name: "CLeptonica", pkgConfig: "lept", providers: [.apt(["libleptonica-dev"])]),
    .systemLibrary(name: "CPoppler", pkgConfig: "poppler-cpp", providers: [.apt(["libpoppler-cpp-dev"])]),
    .systemLibrary(name: "CQPDF", pkgConfig: "libqpdf", providers: [.apt(["libqpdf-dev"])]),
    .systemLibrary(name: "CZBar", pkgConfig: "zbar", providers: [.apt(["libzbar-dev"])]),
    .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "COCR",
      dependencies: ["CTesseract", "CLeptonica", "CPoppler", "CQPDF", "CZBar", "CQREncode"],
      cxxSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Werror"])]
    ),
    .target(name: "CLinux", dependencies: ["CSeccomp"], cSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Werror"])]),
    .target(name: "AlbertModel"),
    .target(name: "Eingang", dependencies: ["AlbertModel", "COCR", "CSQLite", "CLinux"]),
    .executableTarget(name: "eingangd", dependencies: ["Eingang", "AlbertModel"]),
    .target(name: "EingangTestSupport", dependencies: ["Eingang", "AlbertModel"], path: "Tests/EingangTestSupport"),
    .testTarget(name: "AlbertModelTests", dependencies: ["AlbertModel"]),
    .testTarget(name: "EingangTests", dependencies: ["Eingang", "EingangTestSupport", "CLinux", "eingangd"]),
    .testTarget(name: "eingangdTests", dependencies: ["eingangd", "EingangTestSupport"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["EingangTestSupport"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// libFuzzer brings the program's start itself, so an ordinary build must not see this one.
if Context.environment["EINGANG_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["Eingang", "AlbertModel"], path: "Tests/Fuzz", exclude: ["Seeds"],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}
