/// What a name in the inbox says about the file that bears it.
package enum InboxName: Hashable, Sendable {
  case document
  /// A file on its way: it gets its real name once it is whole.
  case unfinished
  /// Belongs to a file manager or a program, not to the household.
  case ignored

  /// The last part of a path.
  package init(_ name: String, by list: IgnoreList = .standard) { self = list.kind(of: name) }
}
