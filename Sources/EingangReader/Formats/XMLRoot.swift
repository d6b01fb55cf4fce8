import Eingang

/// The first element of an XML file.
struct XMLRoot {
  private var name: String?

  /// Looks at what a reader tells, until it knows; always wants more.
  mutating func take(_ event: XMLEvent) -> Bool {
    if name == nil, case .start(let name, _) = event { self.name = name }
    return true
  }

  /// Such a file is told by its first bytes, but where more stands before its first tag.
  var isWebPage: Bool { name?.lowercased() == "html" }
}
