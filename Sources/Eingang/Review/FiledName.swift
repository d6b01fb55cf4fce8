import AlbertModel
import Foundation

/// The readable name of a filed copy: `2025-09-01 Goethe-Gymnasium – Klassenfahrt Borkum.pdf`.
///
/// NFC, at most 180 bytes, and without anything that a file system, a shell or a network share takes for more than a
/// letter. Whatever stands on paper may stand in a title, so nothing is let through unseen.
package struct FiledName: Hashable, Sendable {
  private let werte: Namenswerte
  private let vorlage: Namensvorlage

  /// The kind of paper stands in for a title that was not found.
  package init(
    _ extraction: Extraction, arrived: CalendarDay, ablage: String? = nil, vorlage: Namensvorlage = .datei
  ) {
    werte = Namenswerte(extraction, arrived: arrived, ablage: ablage)
    self.vorlage = vorlage
  }

  /// The name with its ending; of several files each has its part, `Seite 2` or `Teil 2`.
  package func text(ending: String, part: String? = nil) -> String {
    let tail = (part.map { " – " + $0 } ?? "") + (ending.isEmpty ? "" : "." + ending)
    // Eight bytes stay free for ` (2)` and the like.
    let room = 172 - tail.utf8.count
    let name = werte.name(vorlage, toBytes: room)
    // A template may ask for nothing that this letter says.
    return Ablageziel.unreserved(name.isEmpty ? werte.name(.datei, toBytes: room) : name) + tail
  }

  /// Letters, digits and harmless marks in NFC, single blanks; no point, dash or blank at either end.
  static func clean(_ text: some StringProtocol) -> String {
    var out = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      marks = isMark(scalar) ? marks + 1 : 0
      switch scalar {
      case "/", "\\", ":", "|": out.append("-")
      case "*", "?", "\"", "<", ">": continue
      // No language puts more of them on one letter; whoever does means to flood the line above.
      case _ where marks > 4: continue
      default: append(scalar, to: &out)
      }
    }
    // A mark without its letter would go on whatever is printed before the name.
    let head = out.drop { isEdge($0) || isMark($0) }
    let trimmed = String(
      head.reversed().drop(while: isEdge).reversed().reduce(into: "") { $0.unicodeScalars.append($1) })
    // What was dropped may have stood between a letter and its accent.
    return trimmed.precomposedStringWithCanonicalMapping
  }

  /// Cut between characters, at a blank where one is near.
  static func cut(_ text: String, toBytes limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var kept = Substring(FilePath.prefix(of: text[...], bytes: limit))
    if let blank = kept.lastIndex(of: " "), kept[blank...].count < 20 { kept = kept[..<blank] }
    while let last = kept.unicodeScalars.last, isEdge(last) { kept.unicodeScalars.removeLast() }
    return String(kept)
  }

  private static func append(_ scalar: Unicode.Scalar, to out: inout String.UnicodeScalarView) {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      if !out.isEmpty, out.last != " " { out.append(" ") }
    // Format characters turn the direction of writing; they vanish.
    case .format, .privateUse, .surrogate, .unassigned: break
    default: out.append(scalar)
    }
  }

  private static func isEdge(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "." || scalar == "-" }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
