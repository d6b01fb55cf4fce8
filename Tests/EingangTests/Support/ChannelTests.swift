import Testing

@testable import Eingang

@Suite struct ChannelTests {
  private func read(_ channel: Channel<Int>) async -> [Int] {
    channel.finish()
    return await channel.values.reduce(into: []) { $0.append($1) }
  }

  @Test("values come in their order, and where only the latest counts, that one alone")
  func order() async {
    for (channel, expected) in [(Channel<Int>(), [1, 2, 3]), (Channel<Int>(onlyLatest: true), [3])] {
      for number in 1...3 { channel.send(number) }
      #expect(await read(channel) == expected)
    }
  }
}
