import AlbertModel
import Eingang

/// Throughput as a person reads it.
enum ThroughputView {
  /// A sentence, and a line for each stage.
  static func text(_ summary: ThroughputSummary) -> String {
    guard summary.documents > 0 else { return "Noch nichts gelesen." }
    var lines = [head(summary)]
    let pages = Double(max(summary.pages, 1))
    let stages: [(String, Double)] = [
      ("Öffnen", summary.stages.decode), ("Vorbereiten", summary.stages.prepare), ("Lesen", summary.stages.ocr),
      ("Verstehen", summary.stages.extract), ("Speichern", summary.stages.store ?? 0),
    ]
    for (name, milliseconds) in stages {
      let total = Wrapping.rightAligned(GermanFormat.decimal(milliseconds / 1000, places: 1) + " s", width: 12)
      let each = Wrapping.rightAligned(GermanFormat.decimal(milliseconds / pages, places: 1), width: 10)
      lines.append("  " + Wrapping.padded(name, width: 12) + total + each + " ms je Seite")
    }
    return lines.joined(separator: "\n")
  }

  /// A sentence.
  static func head(_ summary: ThroughputSummary) -> String {
    let speed = summary.pagesPerSecond.map { ", " + GermanFormat.decimal($0, places: 2) + " Seiten je Sekunde" } ?? ""
    return GermanFormat.count(summary.documents, "Dokument", "Dokumente") + ", "
      + GermanFormat.count(summary.pages, "Seite", "Seiten") + ", "
      + GermanFormat.decimal(Double(summary.bytes) / 1_000_000, places: 1) + " MB in "
      + GermanFormat.decimal(summary.busyMilliseconds / 1000, places: 1) + " s\(speed)."
      + (summary.failed > 0 ? " \(GermanFormat.grouped(summary.failed)) gestört." : "")
  }

  /// The runs, a line each.
  static func table(_ runs: [RunSummary]) -> Table {
    Table(
      columns: [
        Table.Column(title: "Lauf", alignment: .right), Table.Column(title: "Art"), Table.Column(title: "Beginn"),
        Table.Column(title: "Dokumente", alignment: .right), Table.Column(title: "Seiten", alignment: .right),
        Table.Column(title: "gestört", alignment: .right), Table.Column(title: "Seiten/s", alignment: .right),
        Table.Column(title: "Leser", alignment: .right),
      ],
      rows: runs.map { run in
        [
          String(run.id), run.kind.rawValue, LocalTime.text(run.startedAt),
          GermanFormat.grouped(run.throughput.documents), GermanFormat.grouped(run.throughput.pages),
          GermanFormat.grouped(run.throughput.failed),
          run.throughput.pagesPerSecond.map { GermanFormat.decimal($0, places: 2) } ?? "–",
          run.largestReader.map { GermanFormat.grouped($0 / 1024) + " MiB" } ?? "–",
        ]
      })
  }
}
