/// A proposal for one document: what was understood, and where to file it.
public struct Vorschlag: Hashable, Sendable {
  /// What was understood.
  public var extraction: Extraction
  /// Folder below the household's filing tree, parts separated by `/`, as `Schule/Felix`.
  public var ablage: Field<String>

  /// A proposal always has a filing place, `Sonstiges` where nothing speaks for another.
  public init(_ extraction: Extraction, ablage: Field<String>) {
    self.extraction = extraction
    self.ablage = ablage
  }
}
