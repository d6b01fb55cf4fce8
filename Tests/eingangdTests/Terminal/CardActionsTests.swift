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
}
