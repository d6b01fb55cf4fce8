/// Tells by their names which image files are the pages of one document: `scan-001.jpg`, `scan-002.jpg`.
///
/// Only a guess: what the pages say of themselves may part them again. Names count where they differ in one number
/// alone, without a gap, have the same ending, and were last changed shortly after one another. A PDF is a document of
/// its own whatever it is called.
enum PageSeries {
  /// A file of one folder.
  struct File: Hashable, Sendable {
    /// Without the folder.
    let name: String
    /// Nanoseconds since 1970.
    let modified: Int64

    init(name: String, modified: Int64) {
      self.name = name
      self.modified = modified
    }
  }

  /// Nanoseconds between a page and the next: a sheet is turned and scanned, or photographed, in less.
  static let gap: Int64 = 30_000_000_000
  /// More images than this at once are a pile that was copied, and no letter.
  static let most = 50

  private static let endings: Set<String> = [
    "jpg", "jpeg", "png", "webp", "bmp", "heic", "heif", "gif", "tif", "tiff", "pnm", "ppm", "pgm", "pbm",
  ]

  /// True where further pages may follow a file of that name, or have come before it.
  static func mayBePage(_ name: String) -> Bool {
    let page = PageName(name)
    return endings.contains(page.ending) && !page.slots.isEmpty
  }

  /// All files, each in one group; those of a group are one document, in page order.
  ///
  /// Groups come in the natural order of their first names.
  static func groups(of files: [File]) -> [[String]] {
    var groups: [[Page]] = []
    var rest = files.map(Page.init).sorted { NaturalOrder.precedes($0.file.name, $1.file.name) }
    // The likeliest figure of each name first; a name that it leaves alone is looked at by its next one.
    let rounds = rest.map(\.name.slots.count).max() ?? 0
    for round in 0..<rounds {
      let found = series(in: rest, round: round)
      groups += found
      let used = Set(found.joined().map(\.file.name))
      rest.removeAll { used.contains($0.file.name) }
    }
    let names = groups.map { $0.map(\.file.name) } + rest.map { [$0.file.name] }
    return names.sorted { NaturalOrder.precedes($0[0], $1[0]) }
  }

  private struct Page: Hashable {
    let file: File
    let name: PageName

    init(_ file: File) {
      self.file = file
      name = PageName(file.name)
    }

    func slot(_ round: Int) -> PageName.Slot? {
      endings.contains(name.ending) && round < name.slots.count ? name.slots[round] : nil
    }
  }

  private struct Numbered {
    let number: Int
    let digits: String
    let page: Page
  }

  /// What all names of a series share.
  private struct Key: Hashable {
    let before: String
    let after: String
    let ending: String
  }

  private static func series(in pages: [Page], round: Int) -> [[Page]] {
    var byKey: [Key: [Numbered]] = [:]
    for page in pages {
      guard let slot = page.slot(round) else { continue }
      let key = Key(before: slot.before, after: slot.after, ending: page.name.ending)
      byKey[key, default: []].append(Numbered(number: slot.number, digits: slot.digits, page: page))
    }
    return byKey.sorted { ($0.key.before, $0.key.after, $0.key.ending) < ($1.key.before, $1.key.after, $1.key.ending) }
      .flatMap { key, numbered in runs(of: withBareName(numbered, key, among: pages)) }
  }

  /// `Scan.jpg` comes before `Scan (2).jpg`: who numbers so begins with the second.
  private static func withBareName(_ numbered: [Numbered], _ key: Key, among pages: [Page]) -> [Numbered] {
    guard key.after.utf8.allSatisfy({ $0 == 0x29 }), numbered.contains(where: { $0.digits == "2" }),
      !numbered.contains(where: { $0.number < 2 })
    else { return numbered }
    let stem = key.before.utf8.reversed().drop { [0x20, 0x28, 0x2D, 0x5F].contains($0) }
    let bare = String(decoding: stem.reversed(), as: UTF8.self)
    guard bare != key.before, let first = pages.first(where: { $0.name.stem == bare && $0.name.ending == key.ending })
    else { return numbered }
    return numbered + [Numbered(number: 1, digits: "1", page: first)]
  }

  /// Stretches without a gap in number or time; one page alone is none.
  private static func runs(of numbered: [Numbered]) -> [[Page]] {
    let sorted = numbered.sorted { ($0.number, $0.digits) < ($1.number, $1.digits) }
    var runs: [[Numbered]] = []
    for next in sorted {
      if let last = runs.last?.last, follows(next, last) {
        runs[runs.count - 1].append(next)
      } else {
        runs.append([next])
      }
    }
    // Two files of the same number leave open which of them is the page.
    return runs.filter { run in
      (2...most).contains(run.count)
        && run.allSatisfy { one in sorted.count { $0.number == one.number } == 1 }
    }.map { $0.map(\.page) }
  }

  private static func follows(_ next: Numbered, _ last: Numbered) -> Bool {
    let isWrittenAlike =
      next.digits.utf8.count == last.digits.utf8.count
      || !next.digits.hasPrefix("0") && !last.digits.hasPrefix("0")
    let distance = next.page.file.modified.subtractingReportingOverflow(last.page.file.modified)
    return next.number == last.number + 1 && isWrittenAlike && !distance.overflow
      && distance.partialValue.magnitude <= gap.magnitude
  }
}

extension PageSeries {
  /// True where the second name is the first one's with the next number, whatever kind of file it is.
  static func areNeighbours(_ one: String, _ other: String) -> Bool {
    let (first, second) = (PageName(one), PageName(other))
    return first.ending == second.ending
      && first.slots.contains { slot in
        second.slots.contains {
          $0.before == slot.before && $0.after == slot.after && $0.number == slot.number + 1
        }
      }
  }
}
