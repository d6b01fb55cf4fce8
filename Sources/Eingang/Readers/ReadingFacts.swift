import AlbertModel

/// What a reader says of itself and of this machine, as `doctor` tells it.
package struct ReadingFacts: Hashable, Sendable {
  /// Names and versions of the libraries that readers use.
  package let libraries: String
  /// What decides beside the trained data what a page is read as.
  package let edition: String
  package let confinement: Confinement

  /// Starts a reader and asks it; waits until it is up.
  ///
  /// One that only inspects files is up soonest, and needs no trained data.
  package static func ask(
    _ settings: ReaderSettings, executable: String = ReaderProgram.executable
  ) -> Result<ReadingFacts, Stoerung> {
    do throws(Stoerung) {
      let ready = try ReaderLine(executable, settings).ready
      return .success(
        ReadingFacts(libraries: ready.libraries, edition: ready.edition, confinement: ready.confinement))
    } catch {
      return .failure(error)
    }
  }
}
