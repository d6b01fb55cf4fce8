/// Numbers of cards as a sentence has them: `#17, #18 und #19`.
package enum CardNumbers {
  package static func list(_ ids: [Int]) -> String {
    let words = ids.map { "#\($0)" }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " und " + last
  }
}
