import AlbertModel

/// Looks for one kind of value: pages in, candidates with their evidence out.
///
/// A finder has high recall and decides nothing: what speaks for or against a candidate becomes a feature, and ranking
/// weighs it. What it must know besides the pages (the household, the letter's date) comes in through its initialiser.
package protocol Finder<Value>: Sendable {
  associatedtype Value: CardValue
  func candidates(in pages: [PageText]) -> [Candidate<Value>]
}
