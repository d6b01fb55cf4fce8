import AlbertModel
import Testing

@Suite struct TimingTests {
  @Test("times add up stage by stage, and what nobody stored stays without a time for it")
  func sum() {
    var sum = Timing(decode: 1, prepare: 2, ocr: 3, extract: 4, total: 10)
    sum += Timing(decode: 10, prepare: 20, ocr: 30, extract: 40, total: 100)
    #expect(sum == Timing(decode: 11, prepare: 22, ocr: 33, extract: 44, total: 110))
    sum += Timing(processor: 7)
    sum += Timing(processor: 8)
    #expect(sum.processor == 15)
    sum += Timing(store: 5)
    sum += Timing(store: 6)
    #expect(sum.store == 11)
  }
}
