import Glibc

/// Why taking in documents cannot go on at all.
package enum IntakeError: Error, Hashable, Sendable {
  /// Another process takes files from this home's inbox.
  case alreadyRunning(lock: String)
  /// One folder lies in the other, or is the other, so the program would take in its own files.
  case nested(inner: String, outer: String)
  case store(StoreError)
  /// The archive or the inbox.
  case folder(FileError)
}

extension IntakeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .alreadyRunning(let lock):
      "Cannot watch: \(lock): another eingangd watches this inbox already, or takes in what was left unread. Stop it first, or wait for it."
    case .nested(let inner, let outer):
      "Cannot watch: \(inner): it lies in \(outer), and eingangd would take in its own files. Set them apart in eingang.json5."
    case .store(let error): error.description
    case .folder(let error): error.description
    }
  }
}

/// Why files were left where they lie; nothing is stored then.
package enum Untaken: Hashable, Sendable {
  /// Gone before it could be taken.
  case vanished(String)
  /// Still being written.
  case changing(String)
  /// A link, a folder or a special file.
  case notAFile(String)
  case unreadable(FileError)
  /// A folder that lies too many folders deep to be a person's pages.
  case tooDeep(String)
  /// A name that is not UTF-8, as it reads in ISO 8859-1.
  case misnamed(String)
  /// One page of a document that therefore was not taken at all.
  indirect case page(Untaken)
}

extension Untaken {
  /// Tells apart why a file could not be opened.
  init(opening path: String, _ error: FileError) {
    switch error.code {
    case ENOENT, ENOTDIR: self = .vanished(path)
    case ELOOP, ENXIO: self = .notAFile(path)
    default: self = .unreadable(error)
    }
  }
}

extension Untaken: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .page(let page): page.description + " Nothing of this document was taken."
    default: "Cannot take in: " + reason
    }
  }

  /// Which file, why, and what to do.
  package var reason: String {
    switch self {
    case .vanished(let path): "\(path): it is not there. Check the name."
    case .changing(let path): "\(path): it is still being written. Wait until it is whole."
    case .notAFile(let path): "\(path): it is a link or a special file. Name the file itself."
    case .tooDeep(let path): "\(path): it lies too deep. Take its files out of some of the folders."
    case .misnamed(let path): "\(path): its name is not UTF-8. Rename it."
    case .unreadable(let error): error.description
    case .page(let page): page.reason
    }
  }
}
