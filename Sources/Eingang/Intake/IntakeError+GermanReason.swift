import Glibc

extension FileError {
  /// Why it failed, in German, for what a person looks at.
  package var germanReason: String {
    switch code {
    case EACCES, EPERM: "die Rechte reichen nicht"
    case ENOENT, ENOTDIR: "nicht mehr da"
    case ENOSPC, EDQUOT: "kein Platz mehr auf der Platte"
    case EROFS: "die Platte ist nur zum Lesen eingehängt"
    case EMFILE, ENFILE: "zu viele Dateien sind offen"
    case EIO: "die Platte meldet einen Fehler"
    case ESTALE, EHOSTDOWN, ENETUNREACH, ETIMEDOUT, ENOTCONN: "die Freigabe antwortet nicht"
    case ELOOP: "eine Verknüpfung"
    default: "\(operation.rawValue): \(String(cString: strerror(code)))"
    }
  }
}

extension StoreError {
  /// Why it failed, in German.
  package var germanReason: String {
    switch reason {
    case .full: "kein Platz mehr für die Datenbank"
    case .busy: "die Datenbank ist belegt"
    case .gone: "die Datenbank ist weg"
    default: "die Datenbank lässt sich nicht beschreiben"
    }
  }
}

extension IntakeError {
  /// Why it failed, in German.
  var germanReason: String {
    switch self {
    case .store(let error): error.germanReason
    case .folder(let error): error.germanReason
    case .alreadyRunning, .nested: description
    }
  }
}

extension Untaken {
  /// True where the kind of the file says it all.
  var isAboutFile: Bool {
    switch self {
    case .notAFile, .misnamed, .tooDeep: true
    default: false
    }
  }

  /// Why it is left where it lies, in German.
  var germanReason: String {
    switch self {
    case .vanished: "nicht mehr da"
    case .changing(let path): "\(FilePath.name(of: path)) wird noch geschrieben"
    case .notAFile(let path): "\(FilePath.name(of: path)) ist keine gewöhnliche Datei"
    case .tooDeep(let path): "\(FilePath.name(of: path)) liegt in zu vielen Ordnern"
    case .misnamed(let path): "\(FilePath.name(of: path)) ist nicht in UTF-8 benannt"
    case .unreadable(let error): error.germanReason
    case .page(let page): page.germanReason
    }
  }
}
