import AlbertModel
import COCR
import Eingang

/// Why a reader gives up a page.
enum ReadingError: Error, Hashable {
  /// A reason for the card; the reader itself is fine.
  case stoerung(Stoerung)
  /// The file is not what this way of reading needs; the message is the library's own.
  case library(Code, String)
  /// Out of memory, or a library threw: this process must end, and a fresh one may succeed.
  case exhausted

  /// The statuses of COCR that leave the process usable.
  enum Code: Hashable {
    case damaged
    case tooLarge
    case locked
    case noPage
    case unsuitable
    case noLanguage
    case timeout
    case other
  }

  /// Throws what a status means, if it is not success.
  static func check(_ status: cocr_status) throws(ReadingError) {
    switch status {
    case COCR_OK: return
    case COCR_OUT_OF_MEMORY, COCR_EXCEPTION: throw .exhausted
    default: throw .library(code(status), String(cString: cocr_last_error()))
    }
  }

  /// Makes the libraries throw, and shows what becomes of it: 0 bad_alloc, 1 runtime_error, 2 an int, else nothing.
  static func selfTest(throwing kind: Int32) throws(ReadingError) { try check(cocr_selftest_throw(kind)) }

  private static func code(_ status: cocr_status) -> Code {
    switch status {
    case COCR_DAMAGED: .damaged
    case COCR_TOO_LARGE: .tooLarge
    case COCR_LOCKED: .locked
    case COCR_NO_PAGE: .noPage
    case COCR_UNSUITABLE: .unsuitable
    case COCR_NO_LANGUAGE: .noLanguage
    case COCR_TIMEOUT: .timeout
    default: .other
    }
  }
}
