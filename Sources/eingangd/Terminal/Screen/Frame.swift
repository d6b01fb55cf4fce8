/// How a piece of a line looks.
struct Look: Hashable, Sendable {
  enum Ink: Hashable, Sendable {
    case plain
    /// Black on yellow, as the VorschlagKarte is.
    case card
    case warning
  }

  var ink = Ink.plain
  var isBold = false
  var isDim = false
  var isReverse = false

  static let plain = Look()
  static let bold = Look(isBold: true)
  static let dim = Look(isDim: true)
  static let reverse = Look(isReverse: true)
  static let warning = Look(ink: .warning, isBold: true)
  static let card = Look(ink: .card)
  static let cardTitle = Look(ink: .card, isBold: true)
}

/// A piece of a line in one look; nothing in it can steer the terminal, wherever its text comes from.
struct Span: Hashable, Sendable {
  let text: String
  let look: Look
  let width: Int

  init(_ text: String, _ look: Look = .plain) {
    self.text = Visible.line(text)
    self.look = look
    width = DisplayWidth.of(self.text)
  }
}

/// One line of a screen.
struct FrameLine: Hashable, Sendable {
  private(set) var spans: [Span]

  init(_ spans: [Span] = []) { self.spans = spans }

  init(_ text: String, _ look: Look = .plain) { spans = [Span(text, look)] }

  var width: Int { spans.reduce(0) { $0 + $1.width } }
  var text: String { spans.map(\.text).joined() }

  static func + (one: FrameLine, other: FrameLine) -> FrameLine { FrameLine(one.spans + other.spans) }

  /// Exactly so wide: filled with blanks in the look of its end, or cut, with an ellipsis for what is gone.
  func fitted(_ width: Int) -> FrameLine {
    var spans: [Span] = []
    var room = width
    let isCut = self.width > width
    for span in self.spans where room > 0 {
      guard isCut, span.width >= room else {
        spans.append(span)
        room -= span.width
        continue
      }
      // The ellipsis stands even where this piece would just fit, since more would follow.
      let cut = Span(DisplayWidth.prefix(of: span.text, width: room - 1) + "…", span.look)
      spans.append(cut.width <= room ? cut : Span("…", span.look))
      room -= spans.last?.width ?? 0
    }
    if room > 0 { spans.append(Span(String(repeating: " ", count: room), spans.last?.look ?? .plain)) }
    return FrameLine(spans)
  }

  /// This text at the left and that one at the right end; the left one gives way.
  static func spread(_ left: FrameLine, _ right: FrameLine, width: Int) -> FrameLine {
    guard right.width + 2 < width else { return left.fitted(width) }
    return left.fitted(width - right.width) + right
  }

  /// The same in another look.
  func with(_ look: Look) -> FrameLine { FrameLine(spans.map { Span($0.text, look) }) }
}

struct ScreenSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}

/// A place on a screen, whose top left corner is 0, 0.
struct ScreenPlace: Hashable, Sendable {
  var column: Int
  var row: Int
}

/// A whole screen: as many lines as it has rows, each as wide as it is.
struct Frame: Hashable, Sendable {
  let size: ScreenSize
  let lines: [FrameLine]
  /// Where the cursor stands; nil where it is hidden.
  let cursor: ScreenPlace?

  /// What is missing is blank, what is too much is cut.
  init(_ lines: [FrameLine], size: ScreenSize, cursor: ScreenPlace? = nil) {
    self.size = size
    self.lines = (0..<size.rows).map { ($0 < lines.count ? lines[$0] : FrameLine()).fitted(size.columns) }
    self.cursor = cursor.flatMap { $0.column < size.columns && $0.row < size.rows ? $0 : nil }
  }
}
