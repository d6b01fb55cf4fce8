/// Turns what a terminal sends into keys, wherever the bytes are torn apart.
///
/// An escape may be a key or the beginning of one: only time tells. Whoever reads waits as long as `patience` says, and
/// then tells that nothing more has come. What it does not know it passes over.
struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []
  /// What was pasted so far; nil outside of a paste.
  private var pasted: [UInt8]?
  /// Whether the last key was an escape that nothing followed in time.
  private var isLate = false
  /// More than anybody means to paste into a field.
  private static let longestPaste = 1 << 16
  private static let longestSequence = 64
  private static let escape: UInt8 = 0x1B

  /// Milliseconds to wait for the rest of what has begun; nil where nothing has.
  ///
  /// What is more than an escape alone is waited for much longer: what comes of it later would be taken for keys.
  var patience: Int32? { pasted != nil ? 5000 : pending.isEmpty ? nil : pending.count > 1 ? 1000 : 50 }

  mutating func feed(_ bytes: some Sequence<UInt8>) -> [KeyEvent] {
    pending += bytes
    // On a slow line, the rest of a sequence may come after its escape was taken for a key.
    if isLate, pending.first == 0x5B { pending.insert(KeyDecoder.escape, at: 0) }
    isLate = false
    var events: [KeyEvent] = []
    while !pending.isEmpty {
      guard let (event, length) = pasted == nil ? next() : pasting() else { break }
      pending.removeFirst(length)
      if let event { events.append(event) }
    }
    return events
  }

  /// Nothing more has come: an escape alone is the key, half a sequence is nothing, and a paste has lost its end.
  mutating func timeout() -> [KeyEvent] {
    if let text = pasted {
      pasted = nil
      pending = []
      return [.paste(String(decoding: text, as: UTF8.self))]
    }
    guard !pending.isEmpty else { return [] }
    let first = pending.removeFirst()
    let rest = pending
    pending = []
    guard first == KeyDecoder.escape else { return [] }
    isLate = rest.isEmpty
    return [.escape] + (rest.first.map { $0 == 0x5B || $0 == 0x4F } ?? true ? [] : feed(rest))
  }

  /// The next key and its bytes, a key of nil for what is passed over; nil where more bytes are needed.
  private mutating func next() -> (KeyEvent?, Int)? {
    switch pending[0] {
    case KeyDecoder.escape: return sequence()
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x01...0x1A: return (.control(Character(UnicodeScalar(pending[0] + 0x60))), 1)
    case 0x00...0x1F: return (nil, 1)
    case 0x20...0x7E: return (.character(Character(UnicodeScalar(pending[0]))), 1)
    default: return letter()
    }
  }

  /// One letter of UTF-8; a byte that begins none is passed over.
  private func letter() -> (KeyEvent?, Int)? {
    let length =
      switch pending[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0 else { return (nil, 1) }
    let bytes = pending.prefix(length)
    guard bytes.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return (nil, 1) }
    guard bytes.count == length else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first else {
      return (nil, 1)
    }
    return (scalar.value < 0xA0 ? nil : .character(Character(scalar)), length)
  }

  // MARK: Sequences

  private mutating func sequence() -> (KeyEvent?, Int)? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case 0x5B: return control()
    case 0x4F: return pending.count > 2 ? (KeyDecoder.named[pending[2]], 3) : nil
    // Nothing is on Alt here; whoever hurries has struck one after the other.
    default: return (.escape, 1)
    }
  }

  /// `ESC [`, parameters, and a letter that says what it is.
  private mutating func control() -> (KeyEvent?, Int)? {
    guard pending.count > 2 else { return nil }
    // The Linux console's function keys.
    if pending[2] == 0x5B { return pending.count > 3 ? (nil, 4) : nil }
    guard let last = pending.dropFirst(2).firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return pending.count > KeyDecoder.longestSequence ? (nil, pending.count) : nil
    }
    // Cut short by another key, which counts.
    guard (0x40...0x7E).contains(pending[last]) else { return (nil, last) }
    let parameters = pending[2..<last]
    let length = last + 1
    switch pending[last] {
    case 0x7E:
      let number = KeyDecoder.numbers(parameters).first ?? 0
      if number == 200 { pasted = [] }
      return (KeyDecoder.numbered[number], length)
    case let end where (end == 0x4D || end == 0x6D) && parameters.first == 0x3C:
      return (KeyDecoder.mouse(parameters.dropFirst(), isPress: end == 0x4D), length)
    default: return (KeyDecoder.named[pending[last]], length)
    }
  }

  private static let named: [UInt8: KeyEvent] = [
    0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left, 0x48: .home, 0x46: .end, 0x4D: .enter, 0x5A: .tab,
  ]
  private static let numbered: [Int: KeyEvent] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]

  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: 0x3B, omittingEmptySubsequences: false).map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
  }

  /// Button, column and row, which count from 1; moving and letting go mean nothing.
  private static func mouse(_ parameters: ArraySlice<UInt8>, isPress: Bool) -> KeyEvent? {
    let numbers = numbers(parameters)
    guard isPress, numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let (column, row) = (numbers[1] - 1, numbers[2] - 1)
    switch numbers[0] & ~0b11100 {
    case 0: return .click(column: column, row: row)
    case 64: return .wheel(down: false, column: column, row: row)
    case 65: return .wheel(down: true, column: column, row: row)
    default: return nil
    }
  }

  // MARK: Pasting

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Up to the mark of its end, which may come in pieces.
  private mutating func pasting() -> (KeyEvent?, Int)? {
    let mark = KeyDecoder.pasteEnd
    let end = pending.indices.first { pending[$0...].starts(with: mark) }
    let begun = (1..<mark.count).last { pending.suffix($0).elementsEqual(mark.prefix($0)) } ?? 0
    let held = end ?? pending.count - begun
    let room = KeyDecoder.longestPaste - (pasted?.count ?? 0)
    pasted?.append(contentsOf: pending.prefix(min(held, max(room, 0))))
    guard end != nil else {
      pending.removeFirst(held)
      return nil
    }
    let text = String(decoding: pasted ?? [], as: UTF8.self)
    pasted = nil
    return (.paste(text), held + mark.count)
  }
}
