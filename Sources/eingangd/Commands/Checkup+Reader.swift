import AlbertModel
import Eingang

extension Checkup {
  /// The program that reads, and the libraries that it says it reads with.
  static func reader(
    _ program: Result<ReaderProgram, ReaderProgram.Missing>, _ facts: @autoclosure () -> Result<ReadingFacts, Stoerung>
  ) -> [Finding] {
    let subject = "Leser"
    switch program {
    case .failure(let missing):
      return [
        Finding(
          subject: subject, state: .missing,
          detail: "\(ReaderProgram.name) fehlt, gesucht als \(missing.places.joined(separator: " und ")).",
          remedy: "Beide Programme zusammen installieren: make install")
      ]
    case .success(let program):
      switch facts() {
      case .failure(let stoerung):
        return [Finding(subject: subject, state: .missing, detail: "\(program.path): \(stoerung.why)")]
      case .success(let facts):
        return [
          Finding(subject: subject, state: .good, detail: program.path),
          Finding(subject: "Bibliotheken", state: .good, detail: facts.libraries),
        ]
      }
    }
  }
}
