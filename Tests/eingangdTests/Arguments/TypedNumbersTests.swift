import Testing

@testable import eingangd

@Suite struct TypedNumbersTests {
  private func numbers(_ words: String...) throws -> TypedNumbers {
    var numbers = TypedNumbers()
    for word in words { try numbers.add(word) }
    return numbers
  }

  @Test("numbers stand alone, in lists and in ranges, with or without the hash")
  func forms() throws {
    let numbers = try numbers("3-7,9", "#17", "#2–#4")
    #expect(numbers.single == [9, 17])
    #expect(numbers.ranges == [3...7, 2...4])
    #expect(numbers.spans == [9...9, 17...17, 3...7, 2...4])
  }

  @Test("a number counts once, in the order typed")
  func once() throws { #expect(try numbers("9", "3", "9,3").single == [9, 3]) }

  @Test(
    "what is no number is refused, and what counts down says how it is meant",
    arguments: ["0", "-3", "3-", "1-2-3", "7-3", "3,,4", "#", "99999999999999999999", "3-x"])
  func refused(text: String) { #expect(throws: UsageError.self) { try numbers(text) } }

  @Test(
    "digits, hashes, commas and dashes are meant as numbers, words and dates are not",
    arguments: [("17", true), ("3-7,9", true), ("#4", true), ("absender:3", false), ("brief", false), ("-", false)])
  func meant(text: String, isNumber: Bool) { #expect(TypedNumbers.isMeant(text) == isNumber) }
}
