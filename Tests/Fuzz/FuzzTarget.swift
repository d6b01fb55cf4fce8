import Foundation

/// A parser of this project, run on bytes that libFuzzer makes up; `make fuzz` builds and runs them.
///
/// A property that does not hold ends the process, as a crash does: either leaves the bytes behind.
enum FuzzTarget: String, CaseIterable {
  /// `eingang.json5`.
  case configuration
  /// What a reader that was taken over may send.
  case readerProtocol = "protocol"
  /// Dates, periods, amounts and account numbers in the words of a page.
  case numbers
  /// A stored page, and everything that is understood from it.
  case page
  /// JPEG markers and TIFF directories.
  case image
  /// Bytes that may be a mail or a text, and the sheets that a text is laid out on.
  case text
  /// Words searched for, and what `where` is asked.
  case words
  /// Names of filed copies and folders.
  case names
  /// What a PDF's page paints, and codes.
  case content
  /// What stands in a code, and XML that may be an invoice.
  case codes

  /// Named by the environment, since libFuzzer has the command line.
  static let chosen: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["EINGANG_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      preconditionFailure("EINGANG_FUZZ_TARGET is none of \(allCases.map(\.rawValue))")
    }
    return target
  }()

  func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    switch self {
    case .configuration: FuzzConfiguration.run(bytes)
    case .readerProtocol: FuzzProtocol.run(bytes)
    case .numbers: FuzzNumbers.run(bytes)
    case .page: FuzzPage.run(bytes)
    case .image: FuzzImage.run(bytes)
    case .text: FuzzText.run(bytes)
    case .words: FuzzWords.run(bytes)
    case .names: FuzzNames.run(bytes)
    case .content: FuzzContent.run(bytes)
    case .codes: FuzzCodes.run(bytes)
    }
  }
}

/// What libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  ProcessorLimit.begin()
  FuzzTarget.chosen.run(UnsafeBufferPointer(start: start, count: count))
  return 0
}
