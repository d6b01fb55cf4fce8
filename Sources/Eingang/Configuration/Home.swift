/// The folder that holds everything of one household.
package struct Home: Hashable, Sendable {
  /// Absolute path without a trailing slash.
  package let path: String

  package init(path: String) { self.path = path }

  package var configurationPath: String { path + "/eingang.json5" }
  package var storePath: String { path + "/eingang.sqlite" }
  /// The store that an import makes, until it is whole.
  package var stagingPath: String { storePath + ".einfuhr" }
  /// Held by the one process that takes files from the inbox, and takes over what others left unread.
  package var lockPath: String { path + "/.eingangd.lock" }

  /// A folder of the configuration: absolute as it is, relative from this home.
  package func resolve(_ folder: String) -> String { folder.hasPrefix("/") ? folder : path + "/" + folder }
}
