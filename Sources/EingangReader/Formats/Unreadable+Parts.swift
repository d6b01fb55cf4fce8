import AlbertModel
import Eingang

/// The reasons of files that hold others.
extension Unreadable {
  static let damagedMail = parts("Die E-Mail ist beschädigt. Bitte noch einmal speichern und neu ablegen.")
  static let incompleteMail = parts(
    "Die E-Mail ist unvollständig: ihr Ende fehlt. Bitte noch einmal speichern und neu ablegen.")
  static let sealedMail = parts(
    "Die E-Mail ist in ihre Unterschrift (S/MIME) verpackt. Bitte ohne sie oder als PDF speichern und neu ablegen.")
  static let encryptedMail = parts(
    "Die E-Mail ist verschlüsselt oder mit ihrer Unterschrift verpackt. Bitte entschlüsselt speichern und neu ablegen.")
  static let damagedArchive = parts("Das ZIP ist beschädigt. Bitte noch einmal packen und neu ablegen.")
  static let incompleteArchive = parts(
    "Das ZIP ist unvollständig, sein Ende fehlt. Bitte noch einmal übertragen und neu ablegen.")
  static let damagedPart = parts("Dieser Teil ist beschädigt. Bitte einzeln speichern und neu ablegen.")
  static let unknownPacking = parts(
    "Die Art, wie dieser Teil gepackt ist, ist unbekannt. Bitte entpacken und neu ablegen.")
  static let tooLargePart = parts("Dieser Teil ist entpackt zu groß. Bitte in kleinere Dateien teilen.")
  static let tooManyParts = parts(
    "Die Datei hat mehr Teile, als ein Brief haben kann. Bitte entpacken und die Seiten einzeln ablegen.")
  static let tooDeep = parts("Hier stecken zu viele Dateien ineinander. Bitte entpacken und neu ablegen.")
  static let noParts = parts("Darin ist keine Seite. Bitte die Seiten selbst ablegen.")
  static let noText = parts("Darin steht kein Text. Bitte das Schreiben selbst ablegen.")

  private static func parts(_ why: String) -> Stoerung { Stoerung(stage: .decode, why: why) }
}
