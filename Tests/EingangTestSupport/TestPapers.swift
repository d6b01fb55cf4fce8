import Foundation

/// The files in `Tests/Papers`.
package enum TestPapers {
  package static func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: Repository.root + "/Tests/Papers/" + name))
  }
}
