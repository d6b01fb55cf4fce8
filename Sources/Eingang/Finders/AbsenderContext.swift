import AlbertModel

/// What every family of senders' places needs to know of a document, worked out once.
struct AbsenderContext: Sendable {
  let dokument: Dokument
  let columns: AbsenderColumns
  let parties: AbsenderParties
  /// Whose web and mail addresses are printed, without those of the one the paper is for.
  let domains: [String]
  let isSlip: Bool
  /// The first page's lines from top to bottom.
  let firstPage: [TextLine]

  init(_ dokument: Dokument) {
    self.dokument = dokument
    isSlip = dokument.looksLikeReceipt
    columns = AbsenderColumns(dokument, isSlip: isSlip)
    parties = AbsenderParties(dokument, columns)
    domains = Domain.labels(in: dokument, without: parties.buyers)
    firstPage = (dokument.firstPage?.lines ?? []).sorted { ($0.box.midY, $0.box.x) < ($1.box.midY, $1.box.x) }
  }

  /// True for a line with a number or a person by which a firm is known.
  func isOfFirm(_ line: TextLine) -> Bool { line.containsAny(AbsenderLabels.registers) }
}
