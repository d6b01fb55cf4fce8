import AlbertModel
import Eingang

/// A card as it looks in a terminal: title, four fields, two actions, and who proposed it.
struct CardView {
  /// Day from which distances are counted.
  let today: CalendarDay
  /// Columns, 40 at least.
  let width: Int
  let style: Style

  /// Below this, a value is shown as uncertain.
  static let doubt: Confidence = 0.6
  private static let indent = 2
  private static let label = 10
  private static let warningLines = 20

  init(today: CalendarDay, width: Int = 80, style: Style = Style(hasColour: false)) {
    self.today = today
    // A card as wide as a wide screen would be hard to read.
    self.width = min(max(width, 40), 80)
    self.style = style
  }

  func text(_ card: Card) -> String {
    let lines: [String]
    switch card.content {
    case .vorschlag(let vorschlag):
      let open = card.state == .offen
      let subtitle = CardView.subtitle(card, vorschlag, today: today)
      let face = head(card, GermanWords.titel(vorschlag), below: subtitle) + fields(card, vorschlag)
      lines =
        (open ? style.card(face + actions(card), width: width) : face + actions(card))
        + (open ? ["  " + style.dim("Vorschlag von Albert")] : [])
    case .gestoert(let stoerung):
      let subtitle = card.files.joined(separator: ", ")
      lines =
        head(card, "Nicht gelesen", below: subtitle)
        + row("Grund", stoerung.why + " (\(GermanWords.stage(stoerung.stage)))", atMost: 6) + actions(card)
    }
    return lines.joined(separator: "\n")
  }

  private func head(_ card: Card, _ title: String, below: String) -> [String] {
    let number = card.id.map { "#\($0)" } ?? ""
    let room = width - CardView.indent * 2 - (number.isEmpty ? 0 : DisplayWidth.of(number) + 2)
    let titles = Wrapping.lines(Visible.line(title), width: room, atMost: 2)
    let first = "  " + (number.isEmpty ? titles[0] : Wrapping.padded(titles[0], width: room + 2) + number)
    return [style.hasColour ? first : first] + titles.dropFirst().map { "  " + $0 }
      + ["  " + Wrapping.elided(Visible.line(below), width: width - 4), ""]
  }

  /// What it is, of when, for whom and how long.
  static func subtitle(_ card: Card, _ vorschlag: Vorschlag, today: CalendarDay) -> String {
    var parts = [GermanWords.art(vorschlag.extraction.art.value)]
    if let datum = vorschlag.extraction.datum { parts[0] += " vom " + GermanFormat.date(datum.value) }
    if let person = vorschlag.extraction.person { parts.append("für \(person.value)") }
    if !card.pages.isEmpty { parts.append(CardView.pages(card.pages)) }
    if card.state != .offen { parts.append(GermanWords.state(card.state)) }
    if card.isLaidAside(on: today), let day = card.wiedervorlage {
      parts.append("Wiedervorlage am \(GermanFormat.date(day))")
    }
    return (parts + card.files.prefix(1)).joined(separator: " · ")
      + (card.files.count > 1 ? " und \(card.files.count - 1) weitere" : "")
  }

  /// `2 Seiten`, or `Seiten 3 bis 5` of a file of which other cards have the rest.
  static func pages(_ pages: [Int]) -> String {
    // All of them, in whatever order: fronts and backs may be in files of their own.
    let isWhole = pages.sorted().elementsEqual(1..<pages.count + 1)
    return isWhole ? GermanFormat.count(pages.count, "Seite", "Seiten") : PageNumbers.list(pages)
  }

  private func fields(_ card: Card, _ vorschlag: Vorschlag) -> [String] {
    let extraction = vorschlag.extraction
    var lines = row("Absender", extraction.absender.map { $0.value + doubt($0.confidence) } ?? "–")
    lines += row("Betrag", extraction.betrag.map { CardView.amount($0.value) + doubt($0.confidence) } ?? "–")
    let isOpen = card.state == .offen
    lines += row(
      "Frist",
      extraction.frist.map { CardView.frist($0.value, today: today, isOpen: isOpen) + doubt($0.confidence) } ?? "–")
    if let origin = extraction.frist.flatMap({ CardView.origin(of: $0.value) }) { lines += row("", origin) }
    lines += extraction.rueckgabe.map { row("Zurück", back($0, extraction.frist?.value.day)) } ?? []
    lines += row("Ablage", vorschlag.ablage.value + doubt(vorschlag.ablage.confidence))
    if let skonto = extraction.skonto { lines += row("Skonto", CardView.skonto(skonto, extraction.betrag?.value)) }
    return lines + warnings(extraction.warnings)
  }

  /// Whole, since what to do about it comes last, as long as all of them leave room on the screen for the rest.
  private func warnings(_ all: [String]) -> [String] {
    let shown = all.prefix(5)
    var room = CardView.warningLines
    return shown.enumerated().flatMap { index, warning in
      // Each of those that follow has a line at least.
      let lines = row("Hinweis", warning, atMost: max(room - (shown.count - 1 - index), 1))
      room -= lines.count
      return lines
    }
  }

  static func amount(_ betrag: Betrag) -> String {
    GermanFormat.amount(betrag) + (betrag.direction.map { ", \(GermanWords.richtung($0))" } ?? "")
  }

  /// `Mo 15.09.2025, in 10 Tagen · Rückgabe`.
  static func frist(_ frist: Frist, today: CalendarDay, isOpen: Bool) -> String {
    let distance = GermanFormat.distance(to: frist.day, from: today, isOpen: isOpen)
    return "\(GermanFormat.weekdayDate(frist.day)), \(distance) · \(GermanWords.fristArt(frist.kind))"
  }

  /// How a computed day came about: `14 Tage ab Rechnungsdatum 15.09.2025`; nil where the day is printed.
  static func origin(of frist: Frist) -> String? {
    guard let rule = frist.rule else { return nil }
    guard let anchor = frist.anchor else { return rule }
    let day = GermanFormat.date(anchor.value)
    return (rule.contains(day) ? rule : "\(rule) \(day)") + (anchor.assumed ? ", angenommen" : "")
  }

  /// `2 %, dann 98,00 € bis 10.09.2025`.
  static func skonto(_ skonto: Skonto, _ betrag: Betrag?) -> String {
    var parts: [String] = []
    if let points = skonto.basisPoints {
      parts.append(GermanFormat.decimal(Double(points) / 100, places: points % 100 == 0 ? 0 : 2) + " %")
    }
    if let cents = skonto.cents {
      parts.append(GermanFormat.amount(Betrag(cents: cents, currency: betrag?.currency ?? "EUR")))
    }
    return (parts + ["bei Zahlung bis \(GermanFormat.date(skonto.day))"]).joined(separator: ", ")
  }

  /// The day only where the Frist above does not say it.
  private func back(_ field: Field<Rueckgabe>, _ shown: CalendarDay?) -> String {
    var value = field.value
    if value.until == shown { value.until = nil }
    return CardView.rueckgabe(value) + doubt(field.confidence)
  }

  /// `Rücklaufzettel unterschrieben an Klassenlehrerin Frau Brandt, mit 12,00 € in bar, bis Mo 15.09.2025`, or
  /// `12,00 € in bar` where no paper goes with them.
  static func rueckgabe(_ rueckgabe: Rueckgabe) -> String {
    let cash = rueckgabe.cash.map { "\(GermanFormat.amount($0)) in bar" }
    let isMoney = rueckgabe.paper == Rueckgabe.bargeld
    let paper = isMoney ? cash ?? rueckgabe.paper : rueckgabe.paper + (rueckgabe.signed ? " unterschrieben" : "")
    return [
      paper + (rueckgabe.recipient.map { " an \($0)" } ?? ""),
      isMoney ? nil : cash.map { "mit \($0)" },
      rueckgabe.until.map { "bis \(GermanFormat.weekdayDate($0))" },
    ].compactMap(\.self).joined(separator: ", ")
  }

  private func doubt(_ confidence: Confidence) -> String { confidence < CardView.doubt ? " (unsicher)" : "" }

  private func row(_ label: String, _ value: String, atMost limit: Int = 2) -> [String] {
    let room = width - CardView.indent * 2 - CardView.label
    return Wrapping.lines(Visible.line(value), width: room, atMost: limit).enumerated().map { index, line in
      "  " + Wrapping.padded(index == 0 ? label : "", width: CardView.label) + line
    }
  }

  /// Two, side by side where they fit.
  private func actions(_ card: Card) -> [String] {
    let (first, second) = CardActions.actions(for: card)
    let parted = first + "    " + second
    let fits = DisplayWidth.of(parted) <= width - 2 * CardView.indent
    let shown = fits ? [parted] : [first, second]
    return [""] + shown.map { "  " + Wrapping.elided($0, width: width - 2 * CardView.indent) }
  }
}
