import AlbertModel
import EingangTestSupport
import Testing

@testable import eingangd

/// What no fuzzer reaches, since it belongs to the program and not to the library.
struct MadeUpInputTests {
  private static let today = SampleCard.today

  @Test(
    "whatever is typed for an amount is none, or one that reads back as the same",
    arguments: 1...4 as ClosedRange<UInt64>)
  func amounts(seed: UInt64) throws {
    var made = MadeUpText(seed: seed)
    let pieces = [
      "0", "1", "85", "999", "000", ".", ",", "'", " ", "-", "–", "€", "EUR", "CHF", "$", "\u{A0}",
      "9999999999999999999",
    ]
    var found = 0
    for _ in 0..<5000 {
      let text = made.text(of: pieces, most: 8)
      guard let amount = GermanInput.amount(text) else { continue }
      found += 1
      #expect(GermanInput.amount(GermanFormat.amount(amount)) == amount, "\(text)")
    }
    #expect(found > 100)
  }

  @Test(
    "whatever is typed for a day is none, or one that reads back as the same", arguments: 1...4 as ClosedRange<UInt64>)
  func days(seed: UInt64) throws {
    var made = MadeUpText(seed: seed)
    let pieces = [
      "1", "9", "15", "31", "2025", "25", ".", "-", "/", " ", "September", "März", "Ende", "KW", "heute", "morgen",
      "Mo", "der",
    ]
    var found = 0
    for _ in 0..<5000 {
      let text = made.text(of: pieces, most: 6)
      for day in [GermanInput.date(text, today: Self.today), GermanInput.pastDate(text, today: Self.today)] {
        guard let day else { continue }
        found += 1
        #expect(GermanInput.date(GermanFormat.date(day), today: Self.today) == day, "\(text)")
        #expect(CalendarDay(iso: day.iso) == day, "\(text)")
      }
    }
    #expect(found > 100)
  }

  @Test("a shell reads a quoted name as that one word", arguments: 1...4 as ClosedRange<UInt64>)
  func quoted(seed: UInt64) {
    var made = MadeUpText(seed: seed)
    let pieces = [
      "'", "\"", "\\", "$(id)", "`", ";", "&", " ", "\n", "-", "\u{301}", "a", "ü", "\u{202E}", "\u{1B}[2J",
    ]
    for _ in 0..<5000 {
      let name = made.text(of: pieces, most: 8)
      let quoted = CardActions.quoted(name)
      #expect(Self.word(quoted).map { Array($0) } == Array(Visible.line(name).utf8), "\(quoted)")
    }
  }

  /// A word as a shell reads it that knows single quotation marks and escaped ones only; nil where it is more than a word.
  private static func word(_ text: String) -> [UInt8]? {
    var out: [UInt8] = []
    var isQuoted = false
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x27: isQuoted.toggle()
      case 0x5C where !isQuoted:
        guard rest.popFirst() == 0x27 else { return nil }
        out.append(0x27)
      case _ where isQuoted || byte >= 0x80: out.append(byte)
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B...0x2F, 0x5F: out.append(byte)
      default: return nil
      }
    }
    return isQuoted ? nil : out
  }

  @Test(
    "whatever the words of a command line, it is understood or refused in a short harmless line",
    arguments: 1...4 as ClosedRange<UInt64>)
  func arguments(seed: UInt64) {
    var made = MadeUpText(seed: seed)
    let pieces = ["--", "-", "=", "json", "home", "limit", "state", "offen", "x", "5", "\u{1B}[2J", "\n", " "]
    for _ in 0..<2000 {
      let words = (0..<4).map { _ in made.text(of: pieces, most: 4) }
      for verb in [ListCommand.verb, ShowCommand.verb, IngestCommand.verb] {
        do throws(UsageError) {
          _ = try ParsedArguments(words, for: verb)
        } catch {
          let message = Visible.message(error.description)
          #expect(message.utf8.count < 1000 && message.unicodeScalars.allSatisfy { !Scalars.steering.contains($0) })
        }
      }
    }
  }
}
