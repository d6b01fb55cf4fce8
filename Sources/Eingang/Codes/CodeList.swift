import AlbertModel

/// Every kind of code that is read; one that is none of them, as a web address or a ticket, changes nothing.
enum CodeList {
  static let all: [any Code] = [ERechnungCode(), SwissQRBillCode(), GiroCode()]

  /// What the codes of all pages say, each once however often it is printed.
  static func facts(_ pages: [PageText], land: Bundesland) -> [CodeFacts] {
    var seen: Set<String> = []
    return pages.flatMap { page in
      page.codes.filter { seen.insert($0.symbology.rawValue + $0.text).inserted }.compactMap { code in
        all.lazy.compactMap { $0.facts(code, page: page.number, land: land) }.first
      }
    }
  }
}
