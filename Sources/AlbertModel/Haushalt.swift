/// A member's part in the household, which decides what they see and which letters are about them.
public enum Rolle: String, CaseIterable, Sendable, Hashable, Codable {
  case erwachsen
  case mittel
  case klein
  case gast
  case aupair
}

/// A member of the household.
public struct Person: Hashable, Sendable, Codable {
  /// First name, or the name the household uses.
  public var name: String
  /// Adult unless said otherwise.
  public var rolle: Rolle
  /// Year of birth.
  public var geboren: Int?
  /// School as the household writes it.
  public var schule: String?
  /// Class, as `7b`.
  public var klasse: String?
  /// Form of address, as `Oma Grete`; shown and used for matching beside the name.
  public var anrede: String?
  /// Further names under which this person gets mail: another surname, a full first name.
  public var auch: [String]

  /// Only the name is required.
  public init(
    name: String, rolle: Rolle = .erwachsen, geboren: Int? = nil, schule: String? = nil, klasse: String? = nil,
    anrede: String? = nil, auch: [String] = []
  ) {
    self.name = name
    self.rolle = rolle
    self.geboren = geboren
    self.schule = schule
    self.klasse = klasse
    self.anrede = anrede
    self.auch = auch
  }
}

/// The household the letters are addressed to.
public struct Haushalt: Hashable, Sendable, Codable {
  /// Family names and spellings under which mail arrives, the usual one first; empty where not configured.
  public var namen: [String]
  /// Street, postcode and town in one line, as written on letters.
  public var adresse: String?
  /// Whose public holidays count.
  public var bundesland: Bundesland
  /// Members in the order they were configured.
  public var personen: [Person]

  /// An empty household is a valid one: everything is then read without knowing the recipient.
  public init(
    namen: [String] = [], adresse: String? = nil, bundesland: Bundesland = .nordrheinWestfalen, personen: [Person] = []
  ) {
    self.namen = namen
    self.adresse = adresse
    self.bundesland = bundesland
    self.personen = personen
  }
}
