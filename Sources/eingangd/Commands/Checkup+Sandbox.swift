import Eingang

extension Checkup {
  /// What holds a reader back, as one said that was started for it: a finding for each protection.
  static func sandbox(_ confinement: Confinement?) -> [Finding] {
    guard let confinement else {
      return [
        Finding(
          subject: "Leser", state: .notice, detail: "Es ließ sich kein Leser starten.",
          remedy: "Erst Sprachen und Bibliotheken in Ordnung bringen.")
      ]
    }
    return Confinement.Protection.allCases.map { finding($0, confinement) }
  }

  private static func finding(_ protection: Confinement.Protection, _ confinement: Confinement) -> Finding {
    let holds = confinement.holds.contains(protection)
    let words = words(protection, confinement.landlock)
    return Finding(
      subject: "Leser: " + words.subject, state: holds ? .good : .notice, detail: holds ? words.good : words.missing,
      remedy: holds ? nil : words.remedy)
  }

  private struct Words {
    let subject: String
    let good: String
    let missing: String
    var remedy = "Leser können dann mehr, als sie müssen. Besser: ein Linux-Kern ab Version 5.13."
  }

  private static func words(_ protection: Confinement.Protection, _ landlock: Int) -> Words {
    switch protection {
    case .landlock:
      Words(
        subject: "Landlock", good: "Version \(landlock): sie öffnen nur Schriften und Tesseracts Daten.",
        missing: "Der Kern hat es nicht: sie können Dateien öffnen, aber nur zum Lesen.")
    case .seccomp:
      Words(
        subject: "seccomp", good: "Kein Netz, kein Programm, kein anderer Prozess, kein Schreiben.",
        missing: "Der Kern hat es nicht: sie können Netz und Programme benutzen.")
    case .noNewPrivileges:
      Words(subject: "Rechte", good: "Keine neuen (no-new-privs).", missing: "Neue sind nicht ausgeschlossen.")
    case .memory:
      Words(
        subject: "Speicher", good: "Begrenzt.", missing: "Unbegrenzt.", remedy: "Begrenzen: grenzen.speicherMiB")
    case .processorTime: Words(subject: "Rechenzeit", good: "Begrenzt.", missing: "Unbegrenzt.")
    case .fileSize:
      Words(
        subject: "Dateigröße", good: "Kein Byte, auch kein Speicherabbild.", missing: "Unbegrenzt.")
    case .openFiles: Words(subject: "Dateien", good: "Begrenzt.", missing: "Unbegrenzt.")
    case .processes:
      Words(
        subject: "Prozesse", good: "Keine weiteren.", missing: "Für root gilt die Grenze nicht; seccomp verbietet sie.",
        remedy: "Als gewöhnlicher Benutzer starten.")
    case .endsWithParent:
      Words(
        subject: "Ende", good: "Mit dem Programm, das sie startete.",
        missing: "Sie lesen ihre Seite noch zu Ende, wenn das Programm endet, das sie startete.")
    }
  }
}
