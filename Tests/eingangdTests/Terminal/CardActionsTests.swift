import AlbertModel
import Testing

@testable import eingangd

struct CardActionsTests {
  @Test(
    "a file's name is one word for a shell, whatever stands in it",
    arguments: [
      ("scan.pdf", "scan.pdf"), ("Grüße.pdf", "Grüße.pdf"), ("a b", "'a b'"), ("-rf", "'-rf'"), ("", "''"),
      ("$(id)`id`", "'$(id)`id`'"), ("a'b", "'a'\\''b'"), ("a\nb", "'a b'"),
      // One Character of two scalars, of which the first ends a shell's quotation.
      ("a'\u{301}; id", "'a'\\''\u{301}; id'"),
    ])
  func quoted(name: String, expected: String) {
    #expect(Array(CardActions.quoted(name).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("a letter that was removed for good offers neither undo nor a look at it")
  func removed() {
    let error = Stoerung(stage: .decode, why: "x")
    let gone = Card(id: 4, state: .abgelehnt, files: [], pages: [], content: .gestoert(error))
    let kept = Card(id: 4, state: .abgelehnt, files: ["a.pdf"], pages: [1], content: .gestoert(error))
    #expect(CardActions.actions(for: gone) == ("Verlauf: eingangd where 4", "Übrige: eingangd list --all"))
    #expect(CardActions.actions(for: kept).0 == "Rückgängig: eingangd undo 4")
  }
}
