/// How long what lies in the inbox is waited for, in whole seconds, and what of it is none of the household's.
package struct InboxSettings: Hashable, Sendable {
  /// How long a file stands still before it is taken.
  package var ruhe: Int
  /// The same for a folder, and for an image whose name numbers a page: the next one may be on its way.
  package var ruheOrdner: Int
  /// The same for a file of a format to which scanners append page after page.
  package var ruheMehrseitig: Int
  /// The same for an empty file.
  package var ruheLeer: Int
  /// How long after its last change a file that is incomplete, or that a program holds open, is still waited for.
  package var geduld: Int
  /// Names that are ignored besides the built-in ones, as patterns.
  package var ignorieren: [String]
  /// Tried on what is locked.
  package var passwoerter = Passwoerter()

  package init(
    ruhe: Int = 2, ruheOrdner: Int = 10, ruheMehrseitig: Int = 10, ruheLeer: Int = 60, geduld: Int = 900,
    ignorieren: [String] = []
  ) {
    self.ruhe = ruhe
    self.ruheOrdner = ruheOrdner
    self.ruheMehrseitig = ruheMehrseitig
    self.ruheLeer = ruheLeer
    self.geduld = geduld
    self.ignorieren = ignorieren
  }
}
