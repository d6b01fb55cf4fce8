/// What every key of a review does.
enum ReviewHelp {
  private static let keys: [(String, String)] = [
    ("a, Enter", "Übernehmen: legt die Karte ab, wie sie da steht, und zeigt die nächste"),
    ("ä, c", "Ändern: ein Feld wählen, dann einen anderen Vorschlag oder eigene Worte"),
    ("1 bis 9", "setzt ein, was auf der Karte mit dieser Ziffer statt dessen vorgeschlagen ist"),
    ("x, d", "Ablehnen: nimmt die Karte aus dem Eingang, das Original bleibt im Archiv"),
    ("s, Leertaste", "Überspringen: zur nächsten Karte, diese bleibt liegen"),
    ("w", "Wiedervorlage: legt die Karte zurück bis zu einem Tag"),
    ("o", "öffnet die Seiten im Betrachter"),
    ("u", "Rückgängig: nimmt zurück, was hier zuletzt entschieden wurde; noch einmal: das davor"),
    ("/", "zeigt nur Karten mit diesen Wörtern; Esc zeigt wieder alle"),
    ("↑ ↓, j k", "von Karte zu Karte; ebenso Bild↑, Bild↓, Pos1, Ende und das Mausrad"),
    ("Tab, ← →", "wechselt zwischen Liste und Karte; eine lange Karte lässt sich dann blättern"),
    ("Strg-Z", "hält an, fg macht weiter"),
    ("q", "Ende; Strg-C ebenso"),
  ]

  static func lines(width: Int) -> [FrameLine] {
    let label = 14
    var lines = [FrameLine(), FrameLine("Tasten", .bold), FrameLine()]
    for (key, does) in keys {
      for (index, text) in Wrapping.lines(does, width: max(width - label, 16)).enumerated() {
        lines.append(FrameLine([Span(Wrapping.padded(index == 0 ? key : "", width: label), .bold), Span(text)]))
      }
    }
    let notes = [
      "Der Balken zeigt, wie sicher ein Wert ist. Darunter steht die Zeile, aus der er stammt, der Wert zwischen › und ‹.",
      "Nichts wird nachgefragt, denn alles lässt sich zurücknehmen. Mit gedrückter Umschalttaste markiert die Maus Text.",
    ]
    for note in notes { lines += [FrameLine()] + Wrapping.lines(note, width: width).map { FrameLine($0, .dim) } }
    return lines
  }
}
