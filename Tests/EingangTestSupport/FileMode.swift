import Eingang
import Foundation

extension Files {
  /// The permission bits of a file or folder.
  package static func mode(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }
}
