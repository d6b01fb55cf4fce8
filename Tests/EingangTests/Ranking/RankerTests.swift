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
