import Eingang
import Foundation
import Glibc

/// The checks of `doctor`.
enum Checkup {
  /// Trained data of each configured language.
  static func reading(_ configuration: Configuration, prefix: String?) -> [Finding] {
    let data = Tessdata(prefix: prefix)
    return configuration.sprachen.map { language in
      let package = "tesseract-ocr-" + language.replacing("_", with: "-")
      let isThere = data?.has(language) ?? false
      let isFirst = language == configuration.sprachen.first
      return Finding(
        subject: "Sprache \(language)", state: isThere ? .good : isFirst ? .missing : .notice,
        detail: isThere ? "Daten in \(data?.folder ?? "")" : "Tesseract hat keine Daten dafür.",
        remedy: isThere ? nil : "Installieren: apt-get install \(package)")
    }
  }

  /// The store's library, the sandbox, and whether an inbox can be watched.
  static func system(_ confinement: Confinement?) -> [Finding] {
    let watches = number("/proc/sys/fs/inotify/max_user_watches")
    let instances = number("/proc/sys/fs/inotify/max_user_instances")
    return [
      user(geteuid()),
      Finding(subject: "SQLite", state: .good, detail: SQLiteVersion.text),
    ] + sandbox(confinement) + [
      Finding(
        subject: "inotify", state: watches > 0 && instances > 0 ? .good : .notice,
        detail: "\(instances) Beobachter, \(watches) Ordner",
        remedy: watches > 0 && instances > 0 ? nil : "Erhöhen: sysctl fs.inotify.max_user_watches=65536"),
      Finding(subject: "Prozessorkerne", state: .good, detail: String(Cores.available)),
    ]
  }

  /// The folders, and the store.
  static func household(_ home: Home, _ configuration: Configuration) -> [Finding] {
    let folders = configuration.ordner
    let named = [
      ("Ordner", home.path), ("Inbox", folders.inbox), ("Archiv", folders.archiv), ("Ablage", folders.ablage),
    ]
    return named.map { folder($0.0, $0.1) } + [store(home, folders)]
  }

  private static func folder(_ subject: String, _ path: String) -> Finding {
    guard FileStatus(path: path) != nil else {
      return Finding(
        subject: subject, state: .notice, detail: "\(path) gibt es noch nicht.", remedy: "Anlegen: eingangd init")
    }
    guard access(path, R_OK | W_OK | X_OK) == 0 else {
      let why = String(cString: strerror(errno))
      return Finding(
        subject: subject, state: .missing, detail: "\(path) ist nicht beschreibbar: \(why).",
        remedy: "Besitzer und Rechte prüfen: ls -ld \(path)", status: .folderUnusable)
    }
    return Finding(subject: subject, state: .good, detail: path + free(path))
  }

  /// Whoever this runs as can lose no more than that user's files; root would lose everybody's.
  static func user(_ id: uid_t) -> Finding {
    Finding(
      subject: "Benutzer", state: id == 0 ? .notice : .good,
      detail: id == 0 ? "Eingang läuft als root und braucht das nicht." : "ein gewöhnlicher Benutzer (\(id))",
      remedy: id == 0 ? "Als der Benutzer starten, dem die Papiere gehören." : nil)
  }

  private static func free(_ path: String) -> String {
    var facts = statvfs()
    guard statvfs(path, &facts) == 0 else { return "" }
    let gigabytes = Double(facts.f_bavail) * Double(facts.f_frsize) / 1_000_000_000
    return ", \(GermanFormat.decimal(gigabytes, places: 1)) GB frei"
  }

  private static func store(_ home: Home, _ folders: Folders) -> Finding {
    if let lost = LostStore(home, Archive(root: folders.archiv)) {
      return Finding(
        subject: "Datenbank", state: .missing,
        detail: "\(lost.path) ist weg, im Archiv liegen \(GermanFormat.count(lost.count, "Original", "Originale")).",
        remedy: "Aus einer Sicherung wiederherstellen, oder neu aus den Originalen: eingangd verify --adopt",
        status: .storeUnusable)
    }
    guard FileStatus(path: home.storePath) != nil else {
      return Finding(subject: "Datenbank", state: .good, detail: "Sie entsteht mit dem ersten Scan.")
    }
    do {
      let store = try Store.open(path: home.storePath)
      let damages = try store.damages()
      guard let first = damages.first else {
        let count = try store.originals().count
        let orphans = try Adoption(store: store, archive: Archive(root: folders.archiv), inbox: folders.inbox).orphans()
        if !orphans.isEmpty {
          return Finding(
            subject: "Datenbank", state: .notice,
            detail: "\(GermanFormat.count(orphans.count, "Original gehört", "Originale gehören")) zu keinem Dokument.",
            remedy: "Aufnehmen: eingangd verify --adopt")
        }
        return Finding(
          subject: "Datenbank", state: .good,
          detail: "\(home.storePath), \(GermanFormat.count(count, "Original", "Originale"))")
      }
      return Finding(
        subject: "Datenbank", state: .missing, detail: "Sie ist beschädigt: \(first).",
        remedy: "Aus einer Sicherung wiederherstellen; die Originale im Archiv sind davon nicht betroffen.",
        status: .storeUnusable)
    } catch {
      return Finding(subject: "Datenbank", state: .missing, detail: "\(error)", status: .storeUnusable)
    }
  }

  private static func number(_ path: String) -> Int {
    do {
      return Int(try String(contentsOfFile: path, encoding: .utf8).trimmed) ?? 0
    } catch {
      return 0
    }
  }
}
