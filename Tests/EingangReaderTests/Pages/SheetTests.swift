import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Sheets in photos")
struct SheetTests {
  private static let clear = Sheet(
    corners: [], share: 0.6, fill: 1, straight: 1, edges: [1, 1, 1, 1], onward: [0, 0, 0, 0])

  private func changed(_ change: (inout Sheet) -> Void) -> Sheet {
    var sheet = Self.clear
    change(&sheet)
    return sheet
  }

  @Test("four edges all round are a sheet; a patterned cloth may hide half of each")
  func clear() {
    #expect(Self.clear.isClear)
    #expect(changed { $0.edges = [0.6, 0.7, 0.6, 0.5] }.isClear)
    #expect(changed { $0.straight = 0.5 }.isClear)
  }

  @Test("a sheet may reach beyond the photo on one side, where the others are beyond doubt")
  func cutOff() {
    #expect(changed { $0.edges = [nil, 1, 1, 0.9] }.isClear)
    #expect(!changed { $0.edges = [nil, 0.7, 0.7, 0.7] }.isClear)
    #expect(!changed { $0.edges = [nil, nil, 1, 1] }.isClear)
  }

  @Test("what is too small, too large, ragged or without an edge on one side is none")
  func unclear() {
    #expect(!changed { $0.share = 0.1 }.isClear)
    #expect(!changed { $0.share = 0.97 }.isClear)
    #expect(!changed { $0.fill = 0.8 }.isClear)
    #expect(!changed { $0.straight = 0.3 }.isClear)
    #expect(!changed { $0.edges = [0.3, 1, 1, 1] }.isClear)
    #expect(!changed { $0.edges = [0.5, 0.5, 0.5, 0.6] }.isClear)
  }

  @Test("a part of a sheet, whose edges go on, is none")
  func goesOn() { #expect(!changed { $0.onward = [0.4, 0, 0, 0] }.isClear) }

  @Test("of two that are as clear the larger is taken, of two as large the clearer")
  func clearest() {
    let half = changed { $0.share = 0.3 }
    let leaky = changed { $0.edges = [0.5, 1, 1, 1] }
    #expect(Sheet.clearest(of: [half, Self.clear, leaky]) == Self.clear)
    #expect(Sheet.clearest(of: [changed { $0.fill = 0.5 }]) == nil)
    #expect(Sheet.clearest(of: []) == nil)
  }

  @Test("some specks beyond a sheet are none of its text", arguments: [(0.0, false), (0.03, false), (0.2, true)])
  func cutShort(share: Double, isCutShort: Bool) { #expect(Sheet.isCutShort(lettersBeyond: share) == isCutShort) }
}
