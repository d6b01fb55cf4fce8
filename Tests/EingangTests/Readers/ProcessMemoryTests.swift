import Testing

@testable import Eingang

@Suite("Memory of a process")
struct ProcessMemoryTests {
  @Test("its peak is the line that says so")
  func peak() {
    #expect(ProcessMemory.peak(inStatus: "Name:\teingangd\nVmHWM:\t   84112 kB\nVmRSS:\t  5 kB\n") == 84112)
    #expect(ProcessMemory.peak(inStatus: "Name:\teingangd\nState:\tZ (zombie)\n") == nil)
  }

  @Test("this process has one, and one that is gone has none")
  func processes() throws {
    #expect(try #require(ProcessMemory.peak(of: "self")) > 1000)
    #expect(ProcessMemory.peak(of: "0") == nil)
  }

  @Test("what an ended child may have from its parent is not counted as its own")
  func ended() throws {
    let own = try #require(ProcessMemory.peak(of: "self"))
    #expect(ProcessMemory.peak(ofEnded: Int64(own / 2)) == nil)
    #expect(ProcessMemory.peak(ofEnded: Int64(own) * 10) == own * 10)
  }
}
