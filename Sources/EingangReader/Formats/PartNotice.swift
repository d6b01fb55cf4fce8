import AlbertModel
import Eingang

/// What a card says about a part that is not among its pages.
enum PartNotice {
  private static let longestName = 80

  static func text(_ name: String, _ stoerung: Stoerung) -> String {
    "„\(shortened(name))“ wurde nicht gelesen: \(stoerung.why)"
  }

  /// No more than a page may have, and the number of those left out.
  static func bounded(_ notices: [String]) -> [String] {
    if notices.count <= PageText.mostNotices { return notices }
    let kept = PageText.mostNotices - 1
    return notices.prefix(kept) + ["Weitere \(notices.count - kept) Teile wurden nicht gelesen."]
  }

  /// On one line; whoever packed it chose the name.
  static func shortened(_ name: String) -> String {
    let letters = name.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: false
      default: true
      }
    }
    let clean = String(String.UnicodeScalarView(letters))
    return clean.count <= longestName ? clean : clean.prefix(longestName - 1) + "…"
  }
}
