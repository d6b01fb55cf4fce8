import AlbertModel
import Foundation

/// The readable name of a filed copy: `2025-09-01 Goethe-Gymnasium – Klassenfahrt Borkum.pdf`.
///
/// NFC, at most 180 bytes, and without anything that a file system, a shell or a network share takes for more than a
/// letter. Whatever stands on paper may stand in a title, so nothing is let through unseen.
package struct FiledName: Hashable, Sendable {
  /// Day of the letter, or of its arrival.
  let day: CalendarDay
  let absender: String?
  let titel: String

  /// The kind of paper stands in for a title that was not found.
  package init(_ extraction: Extraction, arrived: CalendarDay) {
    day = extraction.datum?.value ?? arrived
    absender = extraction.absender.map { FiledName.clean($0.value) }.flatMap { $0.isEmpty ? nil : $0 }
    let found = extraction.titel.map { FiledName.clean($0.value) } ?? ""
    titel = found.isEmpty ? extraction.art.value.rawValue.capitalized : found
  }

  /// The name with its ending; of several files each has its part, `Seite 2` or `Teil 2`.
  package func text(ending: String, part: String? = nil) -> String {
    let tail = (part.map { " – " + $0 } ?? "") + (ending.isEmpty ? "" : "." + ending)
    // Eight bytes stay free for ` (2)` and the like.
    let room = 172 - tail.utf8.count
    let sender = absender.map { FiledName.cut($0, toBytes: 60) + " – " } ?? ""
    return FiledName.cut("\(day.iso) \(sender)\(titel)", toBytes: room) + tail
  }

  /// Letters, digits and harmless marks in NFC, single blanks; no point, dash or blank at either end.
  static func clean(_ text: some StringProtocol) -> String {
    var out = ""
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar {
      case "/", "\\", ":", "|": out += "-"
      case "*", "?", "\"", "<", ">": continue
      default: append(scalar, to: &out)
      }
    }
    return String(out.trimmingPrefix { isEdge($0) }.reversed().trimmingPrefix { isEdge($0) }.reversed())
  }

  /// Cut between characters, at a blank where one is near.
  static func cut(_ text: String, toBytes limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var kept = Substring(text)
    while kept.utf8.count > limit { kept.removeLast() }
    if let blank = kept.lastIndex(of: " "), kept[blank...].count < 20 { kept = kept[..<blank] }
    return String(kept.reversed().trimmingPrefix { isEdge($0) }.reversed())
  }

  private static func append(_ scalar: Unicode.Scalar, to out: inout String) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      // Format characters turn the direction of writing; they vanish. The rest parts words.
      if scalar.properties.generalCategory != .format, !out.isEmpty, !out.hasSuffix(" ") { out += " " }
    case .privateUse, .surrogate, .unassigned: break
    default: out.unicodeScalars.append(scalar)
    }
  }

  private static func isEdge(_ character: Character) -> Bool {
    character == " " || character == "." || character == "-"
  }
}
