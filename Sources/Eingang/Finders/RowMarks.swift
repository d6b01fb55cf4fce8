/// Letters and brackets of a row, counted once for all of its amounts.
struct RowMarks: Sendable {
  /// How many letters stand before each byte, and before the end.
  private let letters: [Int]
  /// Where brackets stand, in order, and which open.
  private let brackets: [(index: Int, opens: Bool)]

  init(_ bytes: [UInt8]) {
    var letters = [0]
    var brackets: [(index: Int, opens: Bool)] = []
    letters.reserveCapacity(bytes.count + 1)
    for (index, byte) in bytes.enumerated() {
      letters.append(letters[index] + (Bytes.isLetter(byte) && !Bytes.isEuro(bytes, at: index) ? 1 : 0))
      if byte == 0x28 || byte == 0x29 { brackets.append((index, byte == 0x28)) }
    }
    self.letters = letters
    self.brackets = brackets
  }

  func letters(before index: Int) -> Int { letters[index] }

  func letters(from index: Int) -> Int { (letters.last ?? 0) - letters[index] }

  /// True where the last bracket before a byte opens.
  func opens(before index: Int) -> Bool {
    let count = count(before: index)
    return count > 0 && brackets[count - 1].opens
  }

  /// True where the first bracket from a byte on closes.
  func closes(from index: Int) -> Bool {
    let count = count(before: index)
    return count < brackets.count && !brackets[count].opens
  }

  private func count(before index: Int) -> Int {
    var low = 0
    var high = brackets.count
    while low < high {
      let middle = (low + high) / 2
      if brackets[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
