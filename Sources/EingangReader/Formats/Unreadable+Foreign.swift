import AlbertModel
import Eingang

extension Unreadable {
  /// Names what the file seems to be instead.
  static func unknown(_ bytes: UnsafeBufferPointer<UInt8>) -> Stoerung {
    if bytes.isEmpty { return empty }
    let why =
      ForeignFile(bytes)?.why
      ?? "Das Format der Datei ist unbekannt. Bitte als PDF, JPEG oder PNG speichern und neu ablegen."
    return Stoerung(stage: .decode, why: why)
  }
}
