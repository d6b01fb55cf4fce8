/// Keywords that are looked for together: at most places none begins, and one look tells.
package struct Stichworte: RandomAccessCollection, Sendable, ExpressibleByArrayLiteral {
  private let words: [Stichwort]
  /// By the byte that begins them: those that may begin within a word, and those that may not.
  private let inner: [[Stichwort]]
  private let outer: [[Stichwort]]
  /// In which of the two groups any begins with a byte.
  private let begins: [Groups]

  private struct Groups: OptionSet {
    let rawValue: UInt8

    static let inner = Groups(rawValue: 1)
    static let outer = Groups(rawValue: 2)
  }

  init(_ words: some Sequence<Stichwort>) {
    self.words = Array(words)
    var inner = [[Stichwort]](repeating: [], count: 256)
    var outer = inner
    for word in words {
      guard let first = word.first else { continue }
      if word.openStart { inner[Int(first)].append(word) } else { outer[Int(first)].append(word) }
    }
    begins = zip(inner, outer).map { inner, outer in
      var groups: Groups = []
      if !inner.isEmpty { groups.insert(.inner) }
      if !outer.isEmpty { groups.insert(.outer) }
      return groups
    }
    self.inner = inner
    self.outer = outer
  }

  package init(arrayLiteral elements: Stichwort...) { self.init(elements) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { words.count }
  package subscript(index: Int) -> Stichwort { words[index] }

  /// Whether any stands in a range.
  package func stand(in plain: [UInt8], _ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    var isInWord = PlainBytes.isWord(plain, before: range.lowerBound)
    for index in range {
      let byte = plain[index]
      let groups = begins[Int(byte)]
      if groups.contains(.outer), !isInWord, Stichworte.any(outer[Int(byte)], plain, index, range.upperBound) {
        return true
      }
      if groups.contains(.inner), Stichworte.any(inner[Int(byte)], plain, index, range.upperBound) { return true }
      if byte != 0 { isInWord = PlainBytes.isWord(byte) }
    }
    return false
  }

  private static func any(_ words: [Stichwort], _ plain: [UInt8], _ index: Int, _ limit: Int) -> Bool {
    for word in words.indices where words[word].match(plain, at: index, limit: limit) != nil { return true }
    return false
  }

  /// The first place in a range of the first one, in the order of the list, that stands there.
  func first(in plain: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    guard stand(in: plain, range) else { return nil }
    return words.lazy.compactMap { $0.first(in: plain, range) }.first
  }

  /// The last place in a range of each that stands there, in the order of the list.
  func last(in plain: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    stand(in: plain, range) ? words.compactMap { $0.last(in: plain, range) } : []
  }

  /// The place of the first one, in the order of the list, that begins no more than `reach` before an offset and ends
  /// exactly there.
  func ending(at end: Int, in plain: [UInt8], reach: Int) -> Range<Int>? {
    for word in words where word.mayEnd(plain, at: end) {
      if let place = word.last(in: plain, Swift.max(0, end - reach)..<end), place.upperBound == end { return place }
    }
    return nil
  }

  /// Where the first one, in the order of the list, ends that begins exactly there.
  func match(_ plain: [UInt8], at start: Int, limit: Int) -> Int? {
    guard !begins[Int(PlainBytes.firstLetter(plain, from: start))].isEmpty else { return nil }
    return words.lazy.compactMap { $0.match(plain, at: start, limit: limit) }.first
  }

  /// The place nearest to an offset at which any stands in a range.
  func nearest(to offset: Int, in plain: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    guard stand(in: plain, range) else { return nil }
    let low = Swift.min(Swift.max(offset, range.lowerBound), range.upperBound)
    let before = words.compactMap { $0.last(in: plain, range.lowerBound..<low, limit: range.upperBound) }
    let after = words.compactMap { $0.first(in: plain, low..<range.upperBound) }
    func distance(_ place: Range<Int>) -> Int {
      place.upperBound <= offset ? offset - place.upperBound : Swift.max(0, place.lowerBound - offset)
    }
    return (before + after).min { (distance($0), $0.lowerBound) < (distance($1), $1.lowerBound) }
  }
}
