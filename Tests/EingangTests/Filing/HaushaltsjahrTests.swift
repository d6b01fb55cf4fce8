import AlbertModel
import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

/// A year of letters, each decided as the household would before the next one comes.
@Suite struct HaushaltsjahrTests {
  private static let haushalt = Haushalt(
    namen: ["Berger"], adresse: "Lindenweg 4, 48155 Münster",
    personen: [
      Person(name: "Anna"), Person(name: "Tobias"), Person(name: "Felix", rolle: .mittel),
      Person(name: "Lena", rolle: .mittel), Person(name: "Mia", rolle: .klein),
    ])

  private struct Month {
    var letters = 0
    var targets = 0
    var names = 0
    /// Of senders that never wrote before.
    var new = 0
    var newTargets = 0

    static func + (one: Month, other: Month) -> Month {
      Month(
        letters: one.letters + other.letters, targets: one.targets + other.targets, names: one.names + other.names,
        new: one.new + other.new, newTargets: one.newTargets + other.newTargets)
    }
  }

  private func year(seed: UInt64, learning: Bool, _ muster: KeyPath<Briefthema, String>) throws -> [Month] {
    let fixture = try StoreFixture()
    let understanding = Understanding(haushalt: Self.haushalt, ablage: [], erhalten: nil)
    var months = [Month](repeating: Month(), count: 13)
    var seen: Set<String> = []
    var misses: [String] = []
    for (number, brief) in Haushaltsjahr(seed: seed).briefe.enumerated() {
      let verstanden = understanding.verstanden([MarkedText(brief.text).page])
      let gelernt = learning ? try fixture.store.gelernt(for: verstanden.merkmale) : .nichts
      let vorschlag = understanding.vorschlag(verstanden, gelernt: gelernt)
      let ziel = brief.ziel(brief.thema[keyPath: muster])
      let isRight = vorschlag.ablage.value == ziel
      let isNew = seen.insert(brief.schreiber.name).inserted
      months[brief.month].letters += 1
      months[brief.month].targets += isRight ? 1 : 0
      months[brief.month].names += vorschlag.extraction.absender?.value == brief.schreiber.short ? 1 : 0
      months[brief.month].new += isNew ? 1 : 0
      months[brief.month].newTargets += isNew && isRight ? 1 : 0
      if learning, !isRight {
        misses.append(
          "\(brief.month)\t\(isNew)\t\(brief.schreiber.name)\t\(ziel)\t\(vorschlag.ablage.value)\t"
            + "\(vorschlag.ablage.reason ?? "")\t\(vorschlag.extraction.absender?.value ?? "")")
      }
      guard learning else { continue }
      let id = try fixture.card(brief.text + "\n\n\(number)", as: vorschlag)
      var change = Aenderung()
      if !isRight { change.ablage = ziel }
      if vorschlag.extraction.absender?.value != brief.schreiber.short { change.absender = brief.schreiber.short }
      if !change.isEmpty { _ = try fixture.decisions.change(id, change) }
      _ = try fixture.decisions.accept(id)
    }
    if learning, let folder = Self.folder {
      let name = muster == \Briefthema.own ? "own" : "built-in"
      try misses.joined(separator: "\n").write(
        toFile: folder + "/misses-\(name).tsv", atomically: true, encoding: .utf8)
    }
    return Array(months.dropFirst())
  }

  private func table(_ title: String, _ with: [Month], _ without: [Month]) -> String {
    func share(_ part: Int, _ whole: Int) -> String { whole == 0 ? "–" : "\((part * 100 + whole / 2) / whole) %" }
    var lines = [
      title, "",
      "| month | letters | target, learning | target, not learning | name, learning | name, not learning "
        + "| target of a sender's first letter, learning |",
      "|---|---|---|---|---|---|---|",
    ]
    func row(_ name: String, _ a: Month, _ b: Month) -> String {
      "| \(name) | \(a.letters) | \(share(a.targets, a.letters)) | \(share(b.targets, b.letters)) "
        + "| \(share(a.names, a.letters)) "
        + "| \(share(b.names, b.letters)) | \(a.newTargets) of \(a.new) |"
    }
    for index in with.indices { lines.append(row("\(index + 1)", with[index], without[index])) }
    let whole = (with.reduce(Month(), +), without.reduce(Month(), +))
    lines.append(row("year", whole.0, whole.1))
    return lines.joined(separator: "\n") + "\n"
  }

  @Test("at the end of a year nine of ten letters are put where the household files them, and by its own names")
  func ownFolders() throws {
    let with = try year(seed: 1, learning: true, \.own)
    #expect(with.reduce(0) { $0 + $1.letters } >= 300)
    let end = with.suffix(3).reduce(Month(), +)
    #expect(end.targets * 10 >= end.letters * 9)
    #expect(end.names * 10 >= end.letters * 8)
    // What learning is for: without it, these folders are hardly ever found.
    let without = try year(seed: 1, learning: false, \.own)
    #expect(without.reduce(0) { $0 + $1.targets } * 3 < with.reduce(0) { $0 + $1.targets })
    guard let folder = Self.folder else { return }
    let builtIn = (try year(seed: 1, learning: true, \.builtIn), try year(seed: 1, learning: false, \.builtIn))
    let text =
      table("A household with folders of its own:", with, without)
      + "\n" + table("A household that files as the program proposes at first:", builtIn.0, builtIn.1)
    try text.write(toFile: folder + "/curve.md", atomically: true, encoding: .utf8)
  }

  @Test("what learning costs at ten thousand decisions is measured when asked for", .enabled(if: folder != nil))
  func cost() throws {
    let folder = try #require(Self.folder)
    let haus = try Lernhaus()
    let store = haus.fixture.store
    let words = Briefthema.all.values.flatMap { $0.sentences }.flatMap { Briefmerkmale.tokens(of: $0) }.sorted()
    try store.write { (connection) throws(StoreError) in
      var random = MadeUpText(seed: 3)
      for id in 1...10_000 {
        try connection.run(
          "INSERT INTO documents (id, digest, state, arrived_at) VALUES (?, ?, 'wartet', '2025-01-01')",
          [SQLValue(id), .text("\(id)")])
        // The largest sender has half of all letters.
        let sender = Bool.random(using: &random) ? 0 : Int.random(in: 1..<400, using: &random)
        let drawn = Set((0..<90).compactMap { _ in words.randomElement(using: &random) })
        var lesson = Lehre(
          .angenommen, art: .rechnung,
          schluessel: ["domain:s\(sender).de", "name:firma \(sender)", "telefon:0299955\(sender)"],
          woerter: drawn.sorted() + ["firma\(sender)"])
        lesson.absender = "Firma \(sender)"
        lesson.ziel = "Ziel \(sender % 30)"
        lesson.muster = lesson.ziel
        try store.insert(lesson, id: id, rank: id, connection)
      }
    }
    func text(_ number: Int) -> String {
      let body = Briefthema.all["strom"]?.sentences.joined(separator: "\n") ?? ""
      return Lernhaus.letter("Firma 0", "Rechnung \(number)", body, foot: "www.s0.de")
    }
    let clock = ContinuousClock()
    var teaching: [Duration] = []
    var asking: [Duration] = []
    for number in 1...40 {
      let page = MarkedText(text(number)).page
      let understanding = Understanding(haushalt: Self.haushalt, ablage: [], erhalten: nil)
      let verstanden = understanding.verstanden([page])
      asking.append(
        try clock.measure {
          let gelernt = try store.gelernt(for: verstanden.merkmale)
          _ = understanding.vorschlag(verstanden, gelernt: gelernt)
        })
      let id = try haus.fixture.card(text(number), as: verstanden.vorschlag)
      var snapshot = try #require(try store.snapshot(id: id))
      snapshot.card.state = .abgelegt
      let taught = snapshot
      teaching.append(
        try clock.measure {
          try store.write { (connection) throws(StoreError) in
            try store.teach(taught, id: id, connection)
          }
        })
    }
    func line(_ name: String, _ times: [Duration]) -> String {
      let sorted = times.sorted()
      return
        "| \(name) | \(sorted[sorted.count / 2].milliseconds) ms | \(sorted[sorted.count * 95 / 100].milliseconds) ms |"
    }
    let table = [
      "", "At ten thousand decisions, debug build:", "", "| | median | 95 of 100 |", "|---|---|---|",
      line("what was learned is read and put to a proposal", asking), line("a decision teaches", teaching), "",
    ]
    try table.joined(separator: "\n").write(toFile: folder + "/cost.md", atomically: true, encoding: .utf8)
  }

  /// Where figures are written to; nil where nobody asked.
  private static var folder: String? { ProcessInfo.processInfo.environment["EINGANG_YEAR"] }
}
