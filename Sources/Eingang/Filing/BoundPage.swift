import AlbertModel

/// A page of a document that is made for filing, and where it comes from.
package struct BoundPage: Hashable, Sendable, Codable {
  /// Of the file as it is, from 1.
  package var number: Int
  /// Nil for a page of a PDF that stays as it is.
  package var picture: Picture?

  package init(number: Int, picture: Picture? = nil) {
    self.number = number
    self.picture = picture
  }

  /// A page that is seen as its picture, with its words unseen above it.
  package struct Picture: Hashable, Sendable, Codable {
    package var course: PageCourse
    package var words: [Word]
  }
}

/// What is written down about a filed document within it.
package struct BindingFacts: Hashable, Sendable, Codable {
  package var title: String
  package var author: String?
  /// Of the letter, or of its arrival.
  package var day: CalendarDay

  /// The kind of paper stands in for a title that was not found.
  package init(_ extraction: Extraction, arrived: CalendarDay) {
    title = extraction.titel?.value ?? extraction.art.value.rawValue.capitalized
    author = extraction.absender?.value
    day = extraction.datum?.value ?? arrived
  }
}
