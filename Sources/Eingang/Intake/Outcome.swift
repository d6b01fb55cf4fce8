import AlbertModel

/// What became of an arrival.
package enum Outcome: Hashable, Sendable {
  case proposed(Card)
  /// The same bytes are that document already.
  case duplicate(of: Int)
  /// Another process read it meanwhile, and this is the card that it made.
  case elsewhere(Card)
  /// A card that says why the document could not be read; its original is kept.
  case failed(Card)
  /// Nothing was stored; the files lie where they lay.
  case untaken(Untaken)
  /// Archived, and to be read at the next start: the program was asked to end.
  case interrupted(Int)
  /// Archived; it could not be read for want of something, and is tried again at that time or at the next start.
  case postponed(Int, Stoerung, until: UTCTime)
  /// Archived, and being read by another process.
  case reading(Int)
}

/// One thing to tell about taking in documents.
package enum IntakeEvent: Hashable, Sendable {
  /// The inbox is watched from now on.
  case ready(inbox: String)
  /// An arrival came to its end, or a document that an earlier run had left unread.
  case finished(names: [String], Outcome)
  /// A file stays in the inbox: it is safe in the archive and could not be moved, or there is no room to take it.
  case left(FileError)
  /// The pages of one document proved to be those of another card, which has them now.
  case joined(Int, to: Int, why: String)
  /// Files that came as one document proved to be several; these are the further cards.
  case split(Int, into: [Card])
  /// Files could not be taken, and are tried again by themselves.
  case stays(names: [String], FileError)
  /// Something about how the inbox is watched.
  case inbox(InboxNotice)
  /// A file was written to after it had been taken; what it holds now becomes a document of its own.
  case changedLater(path: String, document: Int)
  /// Something in the inbox is a link or a special file, and is left alone.
  case ignored(path: String)
  /// So many originals have belonged to no document for an hour at least, and cannot be taken in.
  case orphaned(Int)
  /// So many documents were made of originals that belonged to none, and wait to be read.
  case adopted(Int)
  /// The store cannot be used just now and is waited for, or can be used again.
  case store(StorePatience.News)
  /// The store's file was deleted, and is written back with all that it held.
  case storeWrittenBack(path: String)
}
