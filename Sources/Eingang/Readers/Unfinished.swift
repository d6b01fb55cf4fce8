/// The answers for a file whose end has not arrived.
///
/// Fixed sentences: whatever looked at the file's bytes may only choose among them.
package enum Unfinished {
  static let empty = Wholeness.incomplete("Die Datei ist noch leer.")
  package static let beginning = Wholeness.incomplete("Der Anfang der Datei fehlt noch.")
  package static let image = Wholeness.incomplete("Das Ende des Bildes fehlt noch.")
  package static let tiff = Wholeness.incomplete("Dem TIFF fehlen noch Seiten oder Teile davon.")
  package static let pdfEnd = Wholeness.incomplete("Das Ende des PDFs fehlt noch.")
  package static let pdfPages = Wholeness.incomplete("Dem PDF fehlen noch Seiten oder Teile davon.")
  package static let container = Wholeness.incomplete("Das Ende der Datei fehlt noch.")
  /// The file was not the same before and after it was looked at.
  static let changing = Wholeness.incomplete("Die Datei wird gerade geschrieben.")
  /// This machine could not look, for want of memory or descriptors; later it may.
  static let unknown = Wholeness.incomplete("Es ließ sich noch nicht prüfen, ob die Datei vollständig ist.")

  /// Those that can come from the process that looked.
  static let fromReaders: Set = [beginning, image, tiff, pdfEnd, pdfPages, container]
}
