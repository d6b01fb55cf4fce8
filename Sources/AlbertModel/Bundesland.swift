/// A German Land, or a neighbouring country, whose public holidays move a deadline.
///
/// The raw value is the ISO 3166-2 subdivision code without its `DE-`, or the country code.
public enum Bundesland: String, CaseIterable, Sendable, Hashable, Codable {
  case badenWuerttemberg = "BW"
  case bayern = "BY"
  case berlin = "BE"
  case brandenburg = "BB"
  case bremen = "HB"
  case hamburg = "HH"
  case hessen = "HE"
  case mecklenburgVorpommern = "MV"
  case niedersachsen = "NI"
  case nordrheinWestfalen = "NW"
  case rheinlandPfalz = "RP"
  case saarland = "SL"
  case sachsen = "SN"
  case sachsenAnhalt = "ST"
  case schleswigHolstein = "SH"
  case thueringen = "TH"
  case oesterreich = "AT"
  case schweiz = "CH"
}
