/// A pattern that whole file names are held against: `*` stands for any letters, `?` for one.
///
/// Case does not matter, nor how an umlaut is put together.
struct NamePattern: Hashable, Sendable {
  let text: String
  private let letters: [Character]

  init(_ text: String) {
    self.text = text
    letters = Array(text.lowercased())
  }

  /// Takes time in proportion to both lengths at most: only the last star is tried again.
  func matches(_ name: String) -> Bool { matches(NamePattern.letters(of: name)) }

  /// A name as patterns see it.
  static func letters(of name: String) -> [Character] { Array(name.lowercased()) }

  func matches(_ name: [Character]) -> Bool {
    var (index, place) = (0, 0)
    var star: (index: Int, place: Int)?
    while place < name.count {
      if index < letters.count, letters[index] == "*" {
        star = (index, place)
        index += 1
      } else if index < letters.count, letters[index] == "?" || letters[index] == name[place] {
        index += 1
        place += 1
      } else if let last = star {
        // The star takes one letter more.
        star = (last.index, last.place + 1)
        (index, place) = (last.index + 1, last.place + 1)
      } else {
        return false
      }
    }
    return letters[index...].allSatisfy { $0 == "*" }
  }
}
