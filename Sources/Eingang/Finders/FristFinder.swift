import AlbertModel

/// Finds the days by which a letter wants something done: printed ones and those to be counted.
///
/// Candidates are many; ranking weighs them and `FristSelection` chooses the one to show. A payment Frist is not even a
/// candidate where the money asks nothing of the household.
package struct FristFinder: Finder {
  package let context: FristContext

  package init(_ context: FristContext) { self.context = context }

  package func candidates(in pages: [PageText]) -> [Candidate<Frist>] {
    let document = FristDocument(pages, context)
    let found = FristFinder.families.flatMap { $0(document) }
    return found.filter { !(context.needsNoPayment && $0.value.kind == .zahlung) }
  }

  /// Each reads the whole document; a new rule family is a new line here.
  private static let families: [@Sendable (FristDocument) -> [Candidate<Frist>]] = [
    PrintedFristen.candidates, CountedFristen.candidates, FristLists.candidates, Remedies.candidates,
    Notices.candidates, Appointments.candidates, AtOnce.candidates,
  ]
}
