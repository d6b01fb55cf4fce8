/// The steps that lead from an empty file to today's schema; appended to, never edited.
enum Migrations {
  /// Step n leads from schema n to schema n + 1.
  static let steps: [String] = [
    first, retrying, regrouping, waiting, readerMemory, halfDone, ungrouped, countedUnder, places,
    accounts, paidAccounts, search, lessons, takingOver, purging, wiedervorlage,
  ]

  /// Brings the store to today's schema, or says that a newer program wrote it.
  static func run(on connection: Connection, steps: [String] = Migrations.steps) throws(StoreError) {
    if try connection.schema() == steps.count { return }
    // A table that is made anew is dropped first, rows of others that refer to it and all; only outside a transaction
    // can SQLite be told to bear with that. All references are checked before the transaction ends.
    try connection.execute("PRAGMA foreign_keys=OFF")
    do {
      try connection.transaction { () throws(StoreError) in try run(steps, within: connection) }
    } catch {
      try connection.execute("PRAGMA foreign_keys=ON")
      throw error
    }
    try connection.execute("PRAGMA foreign_keys=ON")
  }

  private static func run(_ steps: [String], within connection: Connection) throws(StoreError) {
    // Read again within the transaction: two processes may open a new store at once.
    let version = try connection.schema()
    guard version <= steps.count else {
      throw StoreError(path: connection.path, reason: .newer(found: version, known: steps.count))
    }
    for (index, step) in steps.enumerated().dropFirst(version) {
      try connection.execute(step)
      try connection.execute("PRAGMA user_version=\(index + 1)")
    }
    let broken = try connection.rows("PRAGMA foreign_key_check") { (row) throws(StoreError) in
      "\(row.text(0)) refers to a row of \(row.text(2)) that is not there"
    }
    if let broken = broken.first { throw StoreError(path: connection.path, reason: .damaged(broken)) }
  }

  private static let first = """
    CREATE TABLE originals (
      sha256 TEXT PRIMARY KEY CHECK (length(sha256) = 64),
      size INTEGER NOT NULL,
      name TEXT NOT NULL,
      path TEXT NOT NULL,
      arrived_at TEXT NOT NULL
    ) STRICT;

    -- One card's document; the id is the short number. Without a card it still waits to be read.
    CREATE TABLE documents (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      digest TEXT NOT NULL UNIQUE,
      state TEXT NOT NULL CHECK (state IN ('wartet', 'offen', 'abgelegt', 'abgelehnt', 'gestoert')),
      arrived_at TEXT NOT NULL,
      card TEXT CHECK ((card IS NULL) = (state = 'wartet')),
      hand TEXT NOT NULL DEFAULT '[]',
      needs_decision INTEGER NOT NULL DEFAULT 0,
      titel TEXT, art TEXT, absender TEXT, betrag INTEGER, waehrung TEXT, frist TEXT, datum TEXT,
      person TEXT, ablage TEXT
    ) STRICT;
    CREATE INDEX documents_open ON documents (state, frist);

    CREATE TABLE document_files (
      document INTEGER NOT NULL REFERENCES documents,
      position INTEGER NOT NULL,
      sha256 TEXT NOT NULL REFERENCES originals,
      name TEXT NOT NULL,
      -- Where it lay when it was taken; NULL where it was only copied from there.
      source TEXT,
      -- Where it was moved to once it was safe; NULL until then.
      taken TEXT,
      PRIMARY KEY (document, position)
    ) STRICT;
    CREATE INDEX document_files_sha256 ON document_files (sha256);

    CREATE TABLE readings (
      id INTEGER PRIMARY KEY,
      sha256 TEXT NOT NULL REFERENCES originals,
      fingerprint TEXT NOT NULL,
      read_at TEXT NOT NULL,
      UNIQUE (sha256, fingerprint)
    ) STRICT;
    CREATE TABLE pages (
      reading INTEGER NOT NULL REFERENCES readings ON DELETE CASCADE,
      page INTEGER NOT NULL,
      content TEXT NOT NULL,
      PRIMARY KEY (reading, page)
    ) STRICT;

    -- Page 0 holds what the card itself says.
    CREATE TABLE page_texts (
      id INTEGER PRIMARY KEY,
      document INTEGER NOT NULL REFERENCES documents,
      page INTEGER NOT NULL,
      text TEXT NOT NULL,
      folded TEXT NOT NULL,
      UNIQUE (document, page)
    ) STRICT;
    CREATE VIRTUAL TABLE page_words USING fts5(
      text, content='page_texts', content_rowid='id', tokenize='unicode61 remove_diacritics 2');
    -- Finds a word inside a compound, and an umlaut however it is spelled.
    CREATE VIRTUAL TABLE page_parts USING fts5(
      folded, content='page_texts', content_rowid='id', tokenize='trigram');

    CREATE TABLE decisions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      document INTEGER NOT NULL REFERENCES documents,
      kind TEXT NOT NULL CHECK (kind IN ('uebernehmen', 'ablehnen', 'aendern')),
      decided_at TEXT NOT NULL,
      before TEXT NOT NULL,
      after TEXT NOT NULL,
      filed TEXT NOT NULL DEFAULT '[]',
      undone_at TEXT
    ) STRICT;
    CREATE INDEX decisions_document ON decisions (document, id);

    -- A copy about to be written into the Ablage; a row that outlives its process is a step half done.
    CREATE TABLE filings (
      id INTEGER PRIMARY KEY,
      document INTEGER NOT NULL REFERENCES documents,
      sha256 TEXT NOT NULL,
      temporary TEXT NOT NULL,
      path TEXT NOT NULL
    ) STRICT;

    CREATE TABLE journal (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at TEXT NOT NULL,
      document INTEGER REFERENCES documents,
      sha256 TEXT,
      name TEXT,
      step TEXT NOT NULL,
      detail TEXT NOT NULL
    ) STRICT;
    CREATE INDEX journal_document ON journal (document);
    CREATE INDEX journal_name ON journal (name);

    CREATE TABLE runs (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      started_at TEXT NOT NULL,
      ended_at TEXT
    ) STRICT;
    CREATE TABLE throughput (
      id INTEGER PRIMARY KEY,
      document INTEGER NOT NULL REFERENCES documents,
      run INTEGER REFERENCES runs,
      finished_at TEXT NOT NULL,
      failed INTEGER NOT NULL,
      pages INTEGER NOT NULL,
      bytes INTEGER NOT NULL,
      decode REAL NOT NULL, prepare REAL NOT NULL, ocr REAL NOT NULL, extract REAL NOT NULL,
      store REAL, total REAL NOT NULL
    ) STRICT;
    CREATE INDEX throughput_document ON throughput (document, id);
    """

  /// Documents that are begun or failed; cards that were disturbed before are tried once under today's program.
  private static let retrying = """
    -- A document that was begun and has no end yet.
    CREATE TABLE attempts (
      document INTEGER PRIMARY KEY REFERENCES documents,
      -- Name of the workshop of the run that has it in hand; NULL where none has.
      owner TEXT,
      stage TEXT NOT NULL CHECK (stage IN ('lesen', 'verstehen')),
      -- How often in a row a run died with nothing else in hand.
      deaths INTEGER NOT NULL,
      is_suspect INTEGER NOT NULL
    ) STRICT;

    -- What failed, why, and when it may be tried again by itself.
    CREATE TABLE retries (
      document INTEGER PRIMARY KEY REFERENCES documents,
      cause TEXT NOT NULL,
      why TEXT NOT NULL,
      -- Times that a document without a card had to wait.
      waits INTEGER NOT NULL DEFAULT 0,
      -- Times that a disturbed card was tried again by itself.
      tries INTEGER NOT NULL DEFAULT 0,
      not_before TEXT NOT NULL,
      -- What was the case then; NULL where that is not known.
      circumstances TEXT
    ) STRICT;
    INSERT INTO retries (document, cause, why, not_before)
      SELECT id, 'document', '', arrived_at FROM documents WHERE state = 'gestoert';
    """

  /// What lies in the inbox and is not taken yet.
  private static let waiting = """
    CREATE TABLE waiting (
      path TEXT PRIMARY KEY,
      size INTEGER NOT NULL,
      since TEXT NOT NULL,
      reason TEXT NOT NULL,
      detail TEXT NOT NULL
    ) STRICT;
    """

  /// In KiB, of the largest reader of a run.
  private static let readerMemory = "ALTER TABLE runs ADD COLUMN largest_reader INTEGER;"

  /// Steps that were begun and that a start must finish.
  private static let halfDone = """
    -- What is yet to leave the inbox besides a document's own files: a duplicate, or, without a checksum, a folder.
    CREATE TABLE removals (
      id INTEGER PRIMARY KEY,
      document INTEGER NOT NULL REFERENCES documents,
      sha256 TEXT,
      source TEXT NOT NULL
    ) STRICT;
    -- A decision that is being taken back.
    CREATE TABLE reversals (decision INTEGER PRIMARY KEY REFERENCES decisions) STRICT;
    """

  private static let ungrouped = """
    -- Cards of which it is yet to be seen whether their pages are one letter, or belong to another card's.
    CREATE TABLE ungrouped (document INTEGER PRIMARY KEY REFERENCES documents) STRICT;
    """

  /// What was the case when the tries of a disturbed card were counted; a change begins the count anew.
  private static let countedUnder = "ALTER TABLE retries ADD COLUMN counted_under TEXT;"

  /// Accounts that went with senders, so that one that changes is seen.
  private static let accounts = """
    ALTER TABLE documents ADD COLUMN iban TEXT;
    UPDATE documents SET iban = json_extract(card, '$.iban.value') WHERE json_valid(card);
    CREATE INDEX documents_iban ON documents (absender, iban) WHERE iban IS NOT NULL AND state = 'abgelegt';
    """

  /// A debit or a refund names the household's own account, which is none of the sender's.
  private static let paidAccounts = """
    UPDATE documents SET iban = NULL
      WHERE iban IS NOT NULL AND json_valid(card) AND json_extract(card, '$.betrag.direction') IS NOT 'zahlen';
    """

  /// The day on which a card that was laid aside is to be laid before a person again.
  private static let wiedervorlage = "ALTER TABLE documents ADD COLUMN wiedervorlage TEXT;"

  /// What is remembered of folders, so that none is taken for another.
  private static let places = """
    -- Inboxes on which a disk or share was mounted when they were looked at last.
    CREATE TABLE mounted_inboxes (path TEXT PRIMARY KEY, seen_at TEXT NOT NULL) STRICT;
    -- Folders in the Ablage that the program made: only these may go again once they are empty.
    CREATE TABLE ablage_folders (path TEXT PRIMARY KEY, inode TEXT NOT NULL) STRICT;
    """
}
