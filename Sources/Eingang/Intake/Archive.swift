/// The folder in which originals are kept, and what lies where in it.
///
/// Everything in it is readable by its owner only, and nothing that once was an original is ever deleted from it.
package struct Archive: Hashable, Sendable {
  /// Absolute path.
  package let root: String

  package init(root: String) { self.root = root }

  /// Absolute path of what the store knows by its path below the archive.
  package func path(_ relative: String) -> String { root + "/" + relative }

  /// Where an original lies, below the archive: `3f/3f…c2.pdf`.
  static func relativePath(sha256: String, ending: String) -> String {
    sha256.prefix(2) + "/" + sha256 + (ending.isEmpty ? "" : "." + ending)
  }

  /// Copies on their way into the archive.
  var temporaryFolder: String { root + "/.teil" }
  /// Files of the inbox that are safe in the archive, a folder for each document.
  func takenFolder(document: Int) -> String { root + "/angenommen/\(document)" }
  /// Where such folders lie: the second while the archive is on another disk than the inbox.
  func takenFolders(inbox: String) -> [String] { [root + "/angenommen", inbox + "/.angenommen"] }
  /// Originals that were found to be damaged, under their names.
  var damagedFolder: String { root + "/beschaedigt" }
  /// What the originals were called when they arrived; see `NameList`.
  var nameList: String { root + "/namen.jsonl" }
  /// Filed copies that a person took back, a folder for each decision.
  func withdrawnFolder(_ name: String) -> String { root + "/zurueckgenommen/" + name }
  /// Held while a decision is carried out.
  var decisionLock: String { root + "/.entscheidungen.lock" }
}
