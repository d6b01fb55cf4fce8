import AlbertModel
import EingangTestSupport

@testable import Eingang

/// Pages as households get them, and what the real rules make of them.
enum Briefe {
  static let understanding = Understanding(haushalt: Haushalt(), ablage: [], erhalten: nil)

  static func page(_ text: String) -> PageText { MarkedText(text).page }

  static func kopf(_ text: String) -> Briefkopf {
    Briefkopf([page(text)], understanding.vorschlag(for: [page(text)]).extraction)
  }

  static func datei(_ text: String) -> Briefgrenzen.File {
    Briefgrenzen.File([page(text)], understanding.vorschlag(for: [page(text)]).extraction)
  }

  static func invoice(_ number: String, day: String = "01.09.2025", page: String = "Seite 1 von 2") -> String {
    """
    Stadtwerke Neustadt GmbH
    Wasserweg 3, 48155 Neustadt
    Telefon 02501 998877

    Familie Berger
    Lindenweg 4
    48155 Münster

    Neustadt, \(day)      \(page)
    Rechnungsnummer: \(number)

    Rechnung über Strom und Wasser

    Sehr geehrte Damen und Herren,
    wir berechnen Ihnen den Verbrauch des letzten Jahres.
    """
  }

  static func secondPage(_ number: String, page: String = "Seite 2 von 2") -> String {
    """
    Rechnungsnummer: \(number)      \(page)

    Arbeitspreis      230,00 €
    Grundpreis      70,00 €
    Gesamtbetrag      300,00 €

    Bitte zahlen Sie bis zum 15.09.2025.
    """
  }

  static func receipt(_ shop: String, day: String, total: String) -> String {
    """
    \(shop)
    Marktplatz 1
    48155 Neustadt

    Kasse 3   Bon-Nr 4711   \(day)
    Brot      3,50
    Milch      1,20
    Summe EUR      \(total)
    Gegeben EUR      50,00
    Rückgeld EUR      10,00
    Es bediente Sie Frau Muster
    Vielen Dank für Ihren Einkauf
    """
  }

  static func letter(_ sender: String, day: String, subject: String) -> String {
    """
    \(sender)
    Schulstraße 1, 48155 Neustadt

    Familie Berger
    Lindenweg 4
    48155 Münster

    Neustadt, \(day)

    \(subject)

    Sehr geehrte Familie Berger,
    wir teilen Ihnen mit, was sich ändert.
    Mit freundlichen Grüßen
    """
  }
}
