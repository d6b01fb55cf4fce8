import Testing

@testable import Eingang

@Suite struct AbsenderLabelsTests {
  @Test("no label names both sides")
  func sidesDiffer() {
    #expect(Set(Array(AbsenderLabels.sellers) + AbsenderLabels.payees).isDisjoint(with: AbsenderLabels.buyers))
  }

  @Test("no label stands twice")
  func listsAreSets() {
    for list in [AbsenderLabels.sellers, AbsenderLabels.payees, AbsenderLabels.buyers, AbsenderLabels.registers] {
      #expect(Set(list).count == list.count)
    }
  }
}
