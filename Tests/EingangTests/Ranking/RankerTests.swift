import AlbertModel
import Testing

@testable import Eingang

@Suite struct RankerTests {
  private let weights = Weights(bias: 0, ["good": 2, "bad": -2])

  @Test("competing values share one chance with none being right")
  func sharesChances() throws {
    let candidates = ["a", "b"].map { Candidate($0, features: ["good": 1], evidence: []) }
    let alone = Ranker(weights: weights, threshold: 0.5).ranked(candidates)
    let competing = Ranker(weights: weights, threshold: 0.5, competing: true).ranked(candidates)
    #expect(alone.map(\.value) == ["a", "b"] && competing.map(\.value) == ["a", "b"])
    #expect(try #require(alone.first).confidence > 0.8)
    #expect(try #require(competing.first).confidence < 0.5)
  }

  @Test("the same value twice is one, with the evidence of both")
  func joinsValues() throws {
    let box = BoundingBox(x: 0, y: 0, width: 0.1, height: 0.1)
    let first = Evidence(page: 1, box: box, quote: "x", rule: "r")
    let second = Evidence(page: 2, box: box, quote: "x", rule: "r")
    let ranked = Ranker(weights: weights, threshold: 0.0).ranked([
      Candidate("a", features: ["bad": 1], evidence: [first]),
      Candidate("a", features: ["good": 1], evidence: [second]),
    ])
    #expect(ranked.map(\.evidence) == [[second, first]])
  }

  @Test("what was read with a doubt is not sure, unless a better place bears it out")
  func capsFaintPrint() throws {
    let ranker = Ranker(weights: Weights(bias: 0, ["good": 5]), threshold: 0.5)
    let faint = Candidate("a", features: ["good": 1, "print.faint": 1], evidence: [])
    #expect(try #require(ranker.field([faint])).confidence == 0.85)
    let clear = Candidate("a", features: ["good": 1.1], evidence: [])
    #expect(try #require(ranker.field([faint, clear])).confidence > 0.99)
    let weak = Candidate("b", features: ["good": 0.1, "print.faint": 1], evidence: [])
    #expect(try #require(ranker.field([weak])).confidence < 0.85)
  }

  @Test("below the threshold the field stays empty")
  func staysEmpty() {
    let ranker = Ranker(weights: weights, threshold: 0.5)
    #expect(ranker.field([Candidate("a", features: ["bad": 1], evidence: [])]) == nil)
    #expect(ranker.field([Candidate<String>]()) == nil)
  }

  @Test("of a value that stands hundreds of times the likeliest places are its evidence")
  func boundsEvidence() throws {
    let box = BoundingBox(x: 0, y: 0, width: 0.1, height: 0.1)
    let candidates = (1...300).map { number in
      Candidate(
        "a", features: [number == 300 ? "good" : "bad": 1],
        evidence: [Evidence(page: number, box: box, quote: "x", rule: "r")])
    }
    let field = try #require(Ranker(weights: weights, threshold: 0.0).field(candidates))
    #expect(field.evidence.map(\.page) == [300] + Array(1...19))
    let others = (1...300).map { Candidate("v\($0)", features: ["good": 1], evidence: []) }
    #expect(try #require(Ranker(weights: weights, threshold: 0.0).field(others)).alternatives.count <= 20)
  }
}
