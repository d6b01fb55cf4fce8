/// A file name taken apart into a page number and what surrounds it.
///
/// Dates and times of day are no page numbers, however they are written: `IMG_20251130_101502.jpg` numbers nothing, and
/// of `Scan_2025-11-30_2.png` only the last figure does. Neither are figures of six digits and more.
struct PageName: Hashable, Sendable {
  /// A figure in a name that may number its pages.
  struct Slot: Hashable, Sendable {
    /// Everything before it and after it, in lower case; what the names of one series share.
    let before: String
    let after: String
    let digits: String
    /// A word such as `Seite` stands before it.
    let isNamed: Bool

    /// Digits are few, so this cannot overflow.
    var number: Int { digits.utf8.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
  }

  /// Without the ending, in lower case.
  let stem: String
  /// Lower case.
  let ending: String
  /// The likeliest first: the one that a word names, else from the end of the name.
  let slots: [Slot]

  init(_ name: String) {
    ending = FilePath.fileExtension(of: name)
    stem = String(name.dropLast(ending.isEmpty ? 0 : ending.utf8.count + 1)).lowercased()
    let bytes = Array(stem.utf8)
    let runs = PageName.runs(of: bytes)
    let taken = PageName.dated(runs, in: bytes)
    let slots = runs.indices.filter { !taken.contains($0) && runs[$0].count <= 5 }.map { index in
      let before = String(decoding: bytes[..<runs[index].lowerBound], as: UTF8.self)
      return Slot(
        before: before, after: String(decoding: bytes[runs[index].upperBound...], as: UTF8.self),
        digits: String(decoding: bytes[runs[index]], as: UTF8.self), isNamed: PageName.isNamed(before))
    }
    let named = slots.filter(\.isNamed)
    self.slots = named.isEmpty ? PageName.likeliest(slots) : named
  }

  /// The last figure, and after it one that the name begins with where no other stands by itself behind it.
  ///
  /// Devices count letters and pages: `scan0007_001.jpg` is not followed by `scan0008_001.jpg`.
  private static func likeliest(_ slots: [Slot]) -> [Slot] {
    guard let last = slots.last, let first = slots.first, slots.count > 1 else { return slots }
    let followers = slots.dropFirst().allSatisfy { $0.before.last?.isLetter == true }
    return first.before.isEmpty && followers ? [last, first] : [last]
  }

  private static func runs(of bytes: [UInt8]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in 0...bytes.count {
      let isDigit = index < bytes.count && (0x30...0x39).contains(bytes[index])
      if isDigit, start == nil { start = index }
      if !isDigit, let begun = start {
        runs.append(begun..<index)
        start = nil
      }
    }
    return runs
  }

  private static let words = ["seite", "page", "blatt", "pagina", "pag", "pg", "teil", "part", "s", "p"]

  /// True where the last word before a figure says that pages are counted.
  private static func isNamed(_ before: String) -> Bool {
    let trimmed = before.utf8.reversed().drop { [0x20, 0x2D, 0x5F, 0x2E, 0x28, 0x23].contains($0) }
    let word = trimmed.prefix { (0x61...0x7A).contains($0) || $0 >= 0x80 }
    return words.contains(String(decoding: word.reversed(), as: UTF8.self))
  }
}

extension PageName {
  /// The figures that are parts of a date or of a time of day.
  private static func dated(_ runs: [Range<Int>], in bytes: [UInt8]) -> Set<Int> {
    var taken: Set<Int> = []
    var index = 0
    while index < runs.count {
      let length = dateLength(runs, from: index, in: bytes)
      guard length > 0 else {
        index += 1
        continue
      }
      taken.formUnion(index..<index + length)
      index += length
      let time = timeLength(runs, from: index, in: bytes)
      taken.formUnion(index..<index + time)
      index += time
    }
    return taken
  }

  private static func value(_ run: Range<Int>, in bytes: [UInt8]) -> Int {
    bytes[run].prefix(9).reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Figures from here on that are a date: `20251130`, `2025-11-30`, `30.11.2025`, `30.11.25`.
  private static func dateLength(_ runs: [Range<Int>], from index: Int, in bytes: [UInt8]) -> Int {
    let first = value(runs[index], in: bytes)
    if runs[index].count == 8 || runs[index].count == 14 { return 1 }
    guard index + 2 < runs.count, isChained(runs[index...index + 2], by: [0x2D, 0x2E, 0x5F, 0x20], in: bytes) else {
      return 0
    }
    let (second, third) = (value(runs[index + 1], in: bytes), value(runs[index + 2], in: bytes))
    let year = 1900...2199
    if runs[index].count == 4, year.contains(first), (1...12).contains(second), (1...31).contains(third) { return 3 }
    let isYear = runs[index + 2].count == 4 && year.contains(third) || runs[index + 2].count == 2
    let isDay = runs[index].count <= 2 && runs[index + 1].count <= 2
    return isDay && isYear && (1...31).contains(first) && (1...12).contains(second) ? 3 : 0
  }

  /// Figures behind a date that are a time of day: `101502`, `1015`, `10-15-02`, `10.15`.
  private static func timeLength(_ runs: [Range<Int>], from index: Int, in bytes: [UInt8]) -> Int {
    guard index < runs.count else { return 0 }
    let between = String(decoding: bytes[runs[index - 1].upperBound..<runs[index].lowerBound], as: UTF8.self)
    guard ["-", "_", " ", ".", ", ", "t", " um ", " at "].contains(between) else { return 0 }
    let first = value(runs[index], in: bytes)
    if runs[index].count == 6 { return 1 }
    // 0001 numbers a page rather than the first minute of the day.
    if runs[index].count == 4, (100...2359).contains(first), first % 100 < 60 { return 1 }
    guard runs[index].count == 2, first < 24, index + 1 < runs.count, runs[index + 1].count == 2,
      value(runs[index + 1], in: bytes) < 60, runs[index + 1].lowerBound == runs[index].upperBound + 1
    else { return 0 }
    let hasSeconds =
      index + 2 < runs.count && runs[index + 2].count == 2
      && isChained(runs[index...index + 2], by: Set(0x20...0x7E), in: bytes)
    return hasSeconds ? 3 : 2
  }

  /// True where the figures are parted by one and the same of these signs.
  private static func isChained(_ runs: ArraySlice<Range<Int>>, by signs: Set<UInt8>, in bytes: [UInt8]) -> Bool {
    var between: Set<UInt8> = []
    for (run, next) in zip(runs, runs.dropFirst()) {
      guard next.lowerBound == run.upperBound + 1 else { return false }
      between.insert(bytes[run.upperBound])
    }
    return between.count == 1 && between.isSubset(of: signs)
  }
}
