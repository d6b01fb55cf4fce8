import AlbertModel

/// The reasons, fit for a person, why no PDF is made of a document's pages.
package enum Unbound {
  package static let noPages = Stoerung(stage: .decode, why: "Die Datei hat keine Seiten, die sich zeigen lassen.")
  package static let otherPages = Stoerung(stage: .decode, why: "Die Datei hat andere Seiten als beim Lesen.")
  package static let attachments = Stoerung(
    stage: .decode, why: "Das PDF enthält weitere Dateien, die verloren gingen.")
  static let unmade = Stoerung(stage: .decode, why: "Aus den Seiten ließ sich kein PDF machen.", cause: .interrupted)
}
