import AlbertModel

/// How a page was cut, turned and straightened until its words were read on it.
///
/// In shares of the image as it was before each step, so that the same page can be brought there at any resolution, in
/// its colours, and without being read again.
package struct PageCourse: Hashable, Sendable, Codable {
  package enum Step: Hashable, Sendable, Codable {
    /// A sheet's corners, clockwise from the top left one: x and y in turn.
    case sheet([Double])
    /// Degrees.
    case rotate(Double)
    /// Quarters, clockwise.
    case turn(Int)
    case clip(BoundingBox)
    /// How bent lines were made straight, as COCR tells it.
    case unbend([Double])
  }

  package private(set) var steps: [Step] = []

  package init(_ steps: [Step] = []) { self.steps = steps }

  package mutating func append(_ step: Step) { steps.append(step) }

  /// It comes from a reader that nobody trusts.
  var isPlausible: Bool { steps.count <= 16 && steps.allSatisfy(\.isPlausible) }
}

extension PageCourse.Step {
  /// A sheet may reach beyond its picture; nothing is bent by as much as half a page.
  fileprivate var isPlausible: Bool {
    switch self {
    case .sheet(let corners): corners.count == 8 && corners.allSatisfy { (-1...2).contains($0) }
    case .rotate(let degrees): (-45...45).contains(degrees)
    case .turn(let quarters): (1...3).contains(quarters)
    case .clip(let box): box.isPlausible && box.width > 0.01 && box.height > 0.01
    case .unbend(let parts): parts.count == 6 && parts.allSatisfy { (-8...8).contains($0) }
    }
  }
}
