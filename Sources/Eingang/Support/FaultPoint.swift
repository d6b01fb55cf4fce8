/// A point between two steps of custody, at which a program may be killed without anything being lost.
///
/// A debug build can be made to die at each of them (`--abort-after`), and tests throw there what a crash would be. In
/// a release build they are nothing.
package enum FaultPoint: String, CaseIterable, Hashable, Sendable {
  /// The lock of a workshop is there, and the workshop is not.
  case workshopLocked
  /// The workshop is there, and empty.
  case workshopMade
  /// A copy has its name and no bytes.
  case copyBegun
  /// A copy has all of its bytes, which are not yet on the disk.
  case copyWritten
  /// A copy lies in the workshop, and is on the disk.
  case copied
  /// It bears its checksum as its name, which a loss of power may still take from it.
  case originalUnsynced
  /// It bears its checksum as its name, and that is on the disk.
  case archived
  /// The original is there already, and the copy has yet to go.
  case originalKnown
  /// The original is there already, and the copy is gone.
  case copyDiscarded
  /// A damaged original was put aside, and the whole one is not yet in its place.
  case damagedAside
  /// The store has been told of the document, and has not committed.
  case registering
  /// The store knows the document.
  case registered
  /// The file in the inbox was looked at, and is about to leave it.
  case movingAway
  /// The file has left the inbox, which a loss of power may still undo.
  case movedUnsynced
  /// The file has left the inbox, and the store does not know it yet.
  case moved
  /// The store knows that, too.
  case taken
  /// Another file had taken the name at the last moment, and was moved in its stead.
  case wronglyMoved
  /// That other file is back in the inbox.
  case wronglyMovedBack
  /// All files of a dropped folder are taken, and the folder is still there.
  case clearing
  /// What a file manager had left in the folder is moved away.
  case ignoredMoved
  /// The folder is gone, and the store does not know it yet.
  case folderRemoved
  /// That reading was begun is written down.
  case begun
  /// The pages are read, and nothing of them is stored.
  case read
  /// The pages are stored, and nothing was made of them.
  case readingKept
  /// The card is made, and nothing of it is stored.
  case understood
  /// The store has been told of the card, and has not committed.
  case finishing
  /// The card is stored.
  case finished
  /// A start has discarded one unfinished copy.
  case remainsDiscarded
  /// A start has cleared away one workshop, and its lock is still there.
  case workshopRemoved
  /// A start has found where a file had been moved to, and the store does not know it yet.
  case moveFound
  /// A start has finished what was half done, and has yet to read what waits.
  case recovered
  /// The PDF that is to be filed is made, and nothing of it is on the disk.
  case filingMade
  /// The store knows which copy is about to be written into the Ablage.
  case filingPlanned
  /// The copy is written under its temporary name.
  case filingCopied
  /// The copy has its name, which a loss of power may still take from it.
  case filingUnsynced
  /// All copies have their names, and no decision confirms them.
  case filingNamed
  /// The store has been told of the decision, and has not committed.
  case deciding
  /// The decision is stored.
  case decided
  /// The store knows that a decision is about to be taken back.
  case undoPlanned
  /// One copy has left the Ablage.
  case copyWithdrawn
  /// All copies have left the Ablage, and the decision still stands.
  case withdrawn
  /// The store has been told that the decision is taken back, and has not committed.
  case reverting
  /// The decision is taken back.
  case reverted
  /// The store has been told that cards are joined or split, and has not committed.
  case regrouping
  /// Cards are joined or split.
  case regrouped
  /// A copy that no decision confirms has left the Ablage, and the store does not know it yet.
  case unfinishedWithdrawn
  /// The store knows that, too.
  case unfinishedForgotten
  /// The store has been told of a document from another program, and has not committed.
  case takingOver
  /// That document has its open card, and what was decided about it there is not carried out.
  case takenOver
  /// The store knows which files are to be removed for good, and they are there.
  case purgePlanned
  /// One of them is gone, and the store does not know it yet.
  case purged
  /// The store knows that, too.
  case purgeForgotten
  /// A file of an export or a backup has its place.
  case fileExported
  /// All of an export is written but the manifest's name.
  case exportUnnamed
  /// A file of an export has its place in the household, or is in the store that is being made.
  case fileImported
  /// All of an import is on the disk, and the store has yet to get its name.
  case importUnnamed
}

extension FaultPoint {
  /// What is done at a point.
  package typealias Reaction = @Sendable (FaultPoint) throws(FileError) -> Void

  #if DEBUG
    /// What a test, or a debug build that is told to die, does at each point.
    @TaskLocal package static var reaction: Reaction?
  #endif

  /// Says that the program has come to this point.
  func reach() throws(FileError) {
    #if DEBUG
      try FaultPoint.reaction?(self)
    #endif
  }

  /// The same within a transaction of the store at this path.
  func reach(in store: String) throws(StoreError) {
    do { try reach() } catch { throw StoreError(path: store, reason: .inaccessible("\(error)")) }
  }
}
