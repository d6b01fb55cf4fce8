import AlbertModel
import Eingang
import Foundation

/// The card at the right: four fields, each with how sure it is, the line it stands in and what it could be instead.
struct ReviewCard {
  let card: Card
  let today: CalendarDay
  let width: Int
  var places: [Feldname: QuotedLine] = [:]
  /// Whether a blank line parts one field from the next.
  var isAiry = false

  private static let label = 10
  /// A bar and a number.
  private static let sure = 11

  /// What the digits stand for, from 1.
  static func choices(of card: Card, today: CalendarDay) -> [FieldChoice] {
    guard let vorschlag = card.vorschlag else { return [] }
    let fields = ShownField.all(of: vorschlag, today: today).prefix(ShownField.main)
    return Array(fields.flatMap { $0.likely }.prefix(9))
  }

  /// Place of the field that is the least sure among those that the card shows.
  static func doubtful(_ card: Card, today: CalendarDay) -> Int {
    guard let vorschlag = card.vorschlag else { return ShownField.main - 1 }
    let fields = ShownField.all(of: vorschlag, today: today).prefix(ShownField.main)
    return fields.indices.min { (fields[$0].confidence ?? 1.0) < (fields[$1].confidence ?? 1.0) } ?? 0
  }

  func lines() -> [FrameLine] {
    guard let vorschlag = card.vorschlag else { return disturbed() }
    var lines = head(GermanWords.titel(vorschlag), below: CardView.subtitle(card, vorschlag, today: today))
    var number = 0
    for field in ShownField.all(of: vorschlag, today: today).prefix(ShownField.main) {
      if isAiry, field.name != .absender { lines.append(FrameLine()) }
      lines += self.lines(of: field, vorschlag, &number)
    }
    let further = further(vorschlag)
    if isAiry, !further.isEmpty { lines.append(FrameLine()) }
    lines += further
    for warning in vorschlag.extraction.warnings {
      let texts = Wrapping.lines(Visible.line(warning), width: width - 2)
      lines += [FrameLine()] + texts.enumerated().map { FrameLine(($0 == 0 ? "! " : "  ") + $1, .warning) }
    }
    return lines + [FrameLine(), FrameLine("Vorschlag von Albert", .dim)]
  }

  private func disturbed() -> [FrameLine] {
    guard case .gestoert(let stoerung) = card.content else { return [] }
    let reason = stoerung.why + " (\(GermanWords.stage(stoerung.stage)))"
    return head("Nicht gelesen", below: card.files.joined(separator: ", ")) + row("Grund", reason)
      + [FrameLine()] + row("", "Mit ä gibst du ihr eine Ablage, mit x lehnst du sie ab.")
  }

  private func head(_ title: String, below: String) -> [FrameLine] {
    let number = card.id.map { "#\($0)" } ?? ""
    let titles = Wrapping.lines(Visible.line(title), width: max(width - DisplayWidth.of(number) - 4, 10), atMost: 2)
    let first = FrameLine.spread(
      FrameLine(" " + titles[0], .cardTitle), FrameLine("  " + number + " ", .card), width: width)
    let under = ReviewCard.parts(below, width: width - 2)
    return [first] + titles.dropFirst().map { FrameLine(" " + $0, .cardTitle).fitted(width) }
      + under.map { FrameLine(" " + $0, .card).fitted(width) } + [FrameLine()]
  }

  /// Two lines at most, broken between what points part where that fits.
  private static func parts(_ text: String, width: Int) -> [String] {
    let parts = Visible.line(text).components(separatedBy: " · ")
    let kept = parts.map { DisplayWidth.of($0) < width ? $0.replacing(" ", with: "\u{A0}") : $0 }
    return Wrapping.lines(kept.joined(separator: " · "), width: width, atMost: 2)
      .map { $0.replacing("\u{A0}", with: " ") }
  }

  /// The value with how sure it is, where it stands, and what else it could be.
  private func lines(of field: ShownField, _ vorschlag: Vorschlag, _ number: inout Int) -> [FrameLine] {
    let room = width - ReviewCard.label
    var lines: [FrameLine] = []
    let values = Wrapping.lines(Visible.line(field.value ?? "–"), width: max(room - ReviewCard.sure - 1, 8), atMost: 3)
    for (index, text) in values.enumerated() {
      let left = labelled(index == 0 ? field.name.label : "", FrameLine(text, .bold))
      let right = index == 0 ? field.confidence.map(ReviewCard.sureness) : nil
      lines.append(right.map { FrameLine.spread(left, $0, width: width) } ?? left)
    }
    if field.name == .frist, let origin = vorschlag.extraction.frist.flatMap({ CardView.origin(of: $0.value) }) {
      lines += Wrapping.lines(Visible.line(origin), width: room, atMost: 2).map { labelled("", FrameLine($0)) }
    }
    if let reason = field.reason { lines.append(labelled("", FrameLine(Visible.line(reason), .dim).cut(room))) }
    if let line = quoted(field) { lines.append(labelled("", line)) }
    for choice in field.likely where number < 9 {
      number += 1
      let text = FrameLine([Span("\(number)", .bold), Span(" oder \(choice.text)  \(choice.note)", .dim)])
      lines.append(labelled("", text.cut(room)))
    }
    return lines
  }

  private func quoted(_ field: ShownField) -> FrameLine? {
    let room = width - ReviewCard.label
    if let place = places[field.name] { return place.line(width: room) }
    guard let evidence = field.evidence.first else { return nil }
    if evidence.quote.isEmpty { return field.reason == nil ? FrameLine("eingetragen von Hand", .dim) : nil }
    return QuotedLine(evidence).line(width: room)
  }

  private func further(_ vorschlag: Vorschlag) -> [FrameLine] {
    let extraction = vorschlag.extraction
    var lines: [FrameLine] = []
    if var rueckgabe = extraction.rueckgabe?.value {
      if rueckgabe.until == extraction.frist?.value.day { rueckgabe.until = nil }
      lines += row("Zurück", CardView.rueckgabe(rueckgabe))
    }
    if let skonto = extraction.skonto { lines += row("Skonto", CardView.skonto(skonto, extraction.betrag?.value)) }
    return lines
  }

  private func row(_ label: String, _ text: String) -> [FrameLine] {
    Wrapping.lines(Visible.line(text), width: width - ReviewCard.label, atMost: 6).enumerated().map { index, line in
      labelled(index == 0 ? label : "", FrameLine(line))
    }
  }

  private func labelled(_ label: String, _ line: FrameLine) -> FrameLine {
    FrameLine(Wrapping.padded(label, width: ReviewCard.label), .dim) + line
  }

  /// `▰▰▰▰▱  94 %`; what is doubtful in the look of a warning.
  static func sureness(_ confidence: Confidence) -> FrameLine {
    let full = Int((confidence.value * 5).rounded())
    let bar = String(repeating: "▰", count: full) + String(repeating: "▱", count: 5 - full)
    let number = Wrapping.rightAligned(GermanFormat.percent(confidence), width: 6)
    return FrameLine(bar + number, confidence < CardView.doubt ? .warning : .plain)
  }
}

extension FrameLine {
  /// No wider than that.
  fileprivate func cut(_ width: Int) -> FrameLine { self.width > width ? fitted(width) : self }
}
