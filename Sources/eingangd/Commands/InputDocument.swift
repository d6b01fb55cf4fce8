import Eingang
import Glibc

/// A document on the command line: one file, or several that belong together.
struct InputDocument: Hashable, Sendable {
  /// As they were typed, in page order.
  let names: [String]

  init(names: [String]) { self.names = names }

  /// A file, or all files of a folder in page order; throws where it cannot be opened.
  init(named name: String, absolute: (String) -> String) throws(Failure) {
    let name = name.withoutTrailingSlash
    let path = absolute(name)
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw InputDocument.failure(name, errno) }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR: names = try InputDocument.files(in: path, named: name)
    case S_IFREG: names = [name]
    default:
      throw Failure(
        .inputUnreadable, "reading failed: \(name): it is not an ordinary file. Save it to one first.")
    }
    for file in names where access(absolute(file), R_OK) != 0 { throw InputDocument.failure(file, errno) }
  }

  /// What can be opened of the files and folders that were named, and whether something could not, which is then said.
  static func all(_ call: Invocation) -> (documents: [InputDocument], missing: Bool) {
    var documents: [InputDocument] = []
    var missing = false
    for name in call.arguments.operands {
      do {
        documents.append(try InputDocument(named: name, absolute: call.absolute))
      } catch {
        call.terminal.complain("eingangd: " + Visible.line(error.description))
        missing = true
      }
    }
    return (documents, missing)
  }

  /// Named as the folder was: relative stays relative.
  private static func files(in path: String, named name: String) throws(Failure) -> [String] {
    let arrivals = Arrival.documents([path], joined: false, mode: .copy)
    if let refusal = arrivals.first?.refusal { throw failure(refusal, name) }
    let files = arrivals.flatMap(\.files).map { name + $0.dropFirst(path.count) }
    guard !files.isEmpty else {
      throw Failure(.inputUnreadable, "reading failed: \(name): there is no file in this folder. Name files.")
    }
    return files
  }

  private static func failure(_ refusal: Untaken, _ name: String) -> Failure {
    if case .unreadable(let error) = refusal, error.path.withoutTrailingSlash.hasSuffix(name) {
      return failure(name, error.code)
    }
    return Failure(.inputUnreadable, "reading failed: \(refusal.reason) Without it, \(name) is not read.")
  }

  private static func failure(_ name: String, _ code: Int32) -> Failure {
    Failure(
      .inputUnreadable,
      "reading failed: \(name): \(reason(code)). \(code == EACCES ? "Check who may read it." : "Check the name.")")
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such file"
    case EACCES: "permission denied"
    default: String(cString: strerror(code))
    }
  }
}
