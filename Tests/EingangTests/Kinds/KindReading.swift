import AlbertModel
import EingangTestSupport

@testable import Eingang

/// Tells the kind of a page of text, as the pipeline does.
enum KindReading {
  static func art(_ text: String, von absender: String?) -> Belegart {
    let dokument = Dokument([MarkedText(text).page])
    return BelegartFinder().field(CueText(dokument, heading: Betreff(dokument).heading, absender: absender)).value
  }
}
