import Eingang

/// Colours, where there are any.
struct Style: Hashable, Sendable {
  let hasColour: Bool

  func bold(_ text: String) -> String { hasColour ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  func dim(_ text: String) -> String { hasColour ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

  /// In the colour of how soon it needs a person: red, yellow, and dim for what has no day.
  func urgent(_ urgency: Dringlichkeit, _ text: String) -> String {
    let code =
      switch urgency {
      case .ueberfaellig: "31"
      case .heute: "33"
      case .dieseWoche: "36"
      case .spaeter: "0"
      case .ohneFrist: "2"
      }
    return hasColour && code != "0" ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// Black on yellow over the whole width, as the VorschlagKarte is; the first line bold.
  func card(_ lines: [String], width: Int) -> [String] {
    guard hasColour else { return lines }
    return lines.enumerated().map { index, line in
      "\u{1B}[\(index == 0 ? "1;" : "")30;103m" + Wrapping.padded(line, width: width) + "\u{1B}[0m"
    }
  }
}
