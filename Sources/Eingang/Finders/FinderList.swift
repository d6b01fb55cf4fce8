/// Every finder; a finder that is not named here never looks at a page.
enum FinderList {
  static let all: [any Sendable.Type] = [
    AbsenderFinder.self, BelegartFinder.self, BetragFinder.self, DatumFinder.self, FristFinder.self, IBANFinder.self,
    KundennummerFinder.self, PersonFinder.self, RechnungsnummerFinder.self, RichtungFinder.self, SkontoFinder.self,
    SpracheFinder.self, TitelFinder.self,
  ]
}
