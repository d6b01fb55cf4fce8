import EingangTestSupport
import Foundation

/// The files in `Tests/Papers`.
enum TestPapers {
  static func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: Repository.root + "/Tests/Papers/" + name))
  }
}
