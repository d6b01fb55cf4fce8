/// An invented sender: how it prints its name, how a household writes it, what of it stands on its letters, how often it writes.
package struct Briefschreiber: Sendable {
  package let name: String
  /// As the household writes it.
  package let short: String
  package let themen: [String]
  /// Mail and web domain; a mailbox where it has an `@`.
  let address: String
  let perYear: Int
  /// Month of the first letter, from 1.
  let from: Int
  /// Whose letters it writes; nobody's where empty.
  let persons: [String]

  init(
    _ name: String, _ short: String, _ themen: [String], _ address: String, _ perYear: Int, from: Int = 1,
    _ persons: [String] = []
  ) {
    self.name = name
    self.short = short
    self.themen = themen
    self.address = address
    self.perYear = perYear
    self.from = from
    self.persons = persons
  }

  package static let all: [Briefschreiber] = [
    Briefschreiber("Stadtwerke Ahrenbeck GmbH", "Stadtwerke", ["strom"], "stadtwerke-ahrenbeck.de", 12),
    Briefschreiber("Wasserverband Obere Linde", "Wasserverband", ["wasser"], "wv-linde.de", 5),
    Briefschreiber("Hausverwaltung Kettler & Söhne KG", "Kettler", ["miete"], "kettler-verwaltung.de", 9),
    Briefschreiber("Heizungsbau Brockmann GmbH", "Brockmann", ["handwerk"], "brockmann-heizung.de", 4),
    Briefschreiber("Malerbetrieb Otte", "Maler Otte", ["handwerk"], "otte.maler@gmx.de", 2, from: 3),
    Briefschreiber(
      "Tischlerei Wiesengrund", "Tischlerei Wiesengrund", ["handwerk"], "tischlerei@t-online.de", 2, from: 6),
    Briefschreiber("Elektro Hagedorn e. K.", "Elektro Hagedorn", ["handwerk"], "hagedorn@t-online.de", 2, from: 8),
    Briefschreiber("Dachdecker Pohlmann", "Pohlmann", ["handwerk"], "pohlmann-dach.de", 1, from: 10),
    Briefschreiber(
      "Kranich Allgemeine Versicherung AG", "Kranich", ["kfzversicherung", "hausrat"], "kranich-versicherung.de", 16),
    Briefschreiber("Nordlicht Sachversicherung VVaG", "Nordlicht", ["hausrat"], "nordlicht-sach.de", 5, from: 2),
    Briefschreiber("Autoschutz Direkt AG", "Autoschutz", ["kfzversicherung"], "autoschutz-direkt.de", 3, from: 7),
    Briefschreiber("BKK Rosenau", "BKK", ["krankenkasse"], "bkk-rosenau.de", 9, ["Anna"]),
    Briefschreiber(
      "Zahnarztpraxis Dr. Lohmeier", "Dr. Lohmeier", ["arzt"], "praxis-lohmeier.de", 6, ["Anna", "Felix"]),
    Briefschreiber("Kinderarztpraxis am Markt", "Kinderarzt", ["arzt"], "kinderarzt-markt.de", 6, ["Felix", "Lena"]),
    Briefschreiber(
      "Augenzentrum Lindenhof", "Augenzentrum", ["arzt"], "augenzentrum-lindenhof.de", 3, from: 5, ["Anna"]),
    Briefschreiber(
      "Radiologie Westtor MVZ GmbH", "Radiologie", ["arzt"], "radiologie-westtor.de", 2, from: 9, ["Anna"]),
    Briefschreiber("Orthopädie Dr. Sievers", "Dr. Sievers", ["arzt"], "sievers.praxis@web.de", 2, from: 11, ["Felix"]),
    Briefschreiber("Goethe-Gymnasium Ahrenbeck", "Gymnasium", ["schule"], "goethe-ahrenbeck.de", 18, ["Felix"]),
    Briefschreiber("Grundschule am Bach", "Grundschule", ["schule"], "gs-am-bach.de", 24, ["Lena"]),
    Briefschreiber("Kindertagesstätte Pusteblume e. V.", "Pusteblume", ["kita"], "kita-pusteblume.de", 14, ["Mia"]),
    Briefschreiber(
      "Waldkindergarten Eichhorn", "Waldkindergarten", ["kita"], "eichhorn.wald@gmx.de", 4, from: 8, ["Mia"]),
    Briefschreiber("TuS Ahrenbeck 1910 e. V.", "TuS", ["verein"], "tus-ahrenbeck.de", 10, ["Felix", "Lena"]),
    Briefschreiber("Schwimmclub Delphin e. V.", "Delphin", ["verein"], "delphin.verein@gmx.de", 4, from: 4, ["Lena"]),
    Briefschreiber(
      "Schachfreunde Ahrenbeck e. V.", "Schachfreunde", ["verein"], "schach@web.de", 2, from: 9, ["Felix"]),
    Briefschreiber(
      "Musikschule Ahrenbeck", "Musikschule", ["musik"], "musikschule-ahrenbeck.de", 8, ["Lena", "Felix"]),
    Briefschreiber("Funkelnetz Mobil GmbH", "Funkelnetz", ["mobilfunk"], "funkelnetz.de", 12),
    Briefschreiber("Kabelwerk Breitband AG", "Kabelwerk", ["mobilfunk"], "kabelwerk-breitband.de", 12),
    Briefschreiber("Rufnah Telekommunikation GmbH", "Rufnah", ["mobilfunk"], "rufnah.de", 2, from: 9),
    Briefschreiber("Ahrenbecker Tageblatt Verlag", "Tageblatt", ["abo"], "tageblatt-ahrenbeck.de", 5),
    Briefschreiber("Verlag Der kleine Forscher", "Kleiner Forscher", ["abo"], "kleiner-forscher.de", 3, from: 6),
    Briefschreiber("Stadt Ahrenbeck", "Stadt", ["amt"], "ahrenbeck.de", 16),
    Briefschreiber("Abfallwirtschaft Kreis Linde AöR", "Abfallwirtschaft", ["amt"], "awk-linde.de", 4),
    Briefschreiber("Kreis Linde Straßenverkehrsamt", "Kreis Linde", ["amt"], "kreis-linde.de", 3, from: 5),
    Briefschreiber("Finanzamt Ahrenbeck", "Finanzamt", ["steuer"], "fa-ahrenbeck.nrw", 7),
    Briefschreiber("Sparkasse Ahrenbeck", "Sparkasse", ["bank"], "sparkasse-ahrenbeck.de", 14),
    Briefschreiber("Volksbank Linde eG", "Volksbank", ["bank"], "volksbank-linde.de", 8),
    Briefschreiber("Depotbank Silberstein AG", "Silberstein", ["bank"], "silberstein-depot.de", 5, from: 4),
    Briefschreiber("Autohaus Nordring GmbH", "Nordring", ["werkstatt"], "autohaus-nordring.de", 5),
    Briefschreiber("Reifen Kowalke", "Reifen Kowalke", ["werkstatt"], "kowalke@t-online.de", 3, from: 4),
    Briefschreiber("Karosserie Lampe GmbH", "Lampe", ["werkstatt"], "karosserie-lampe.de", 1, from: 11),
    Briefschreiber("Wollwerk Versand GmbH", "Wollwerk", ["versand"], "wollwerk.shop", 12),
    Briefschreiber("Buchhandlung Zeilenglück", "Zeilenglück", ["versand"], "zeilenglueck.de", 7),
    Briefschreiber("Outdoor Gipfelstürmer GmbH", "Gipfelstürmer", ["versand"], "gipfelstuermer.com", 5, from: 3),
    Briefschreiber("Technikhaus Volta AG", "Volta", ["versand"], "technik-volta.de", 6, from: 2),
    Briefschreiber("Gartencenter Immergrün", "Immergrün", ["versand"], "immergruen-garten.de", 2, from: 10),
    Briefschreiber("Hilfswerk Eine Erde e. V.", "Eine Erde", ["spende"], "eine-erde.org", 5),
    Briefschreiber("Tierheim Pfotenglück e. V.", "Tierheim", ["spende"], "pfotenglueck.org", 3, from: 6),
    Briefschreiber(
      "Kinderhilfe Morgenstern Stiftung", "Morgenstern", ["spende"], "morgenstern-stiftung.org", 2, from: 11),
  ]
}
