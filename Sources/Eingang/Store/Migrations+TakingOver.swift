extension Migrations {
  /// What was taken over from another program, known by that program's checksums; open cards teach nothing any more.
  static let takingOver = """
    CREATE TABLE taken_over (
      -- As the other program computes it: MD5 or SHA-256 of the original, in lower case.
      checksum TEXT PRIMARY KEY,
      document INTEGER NOT NULL REFERENCES documents
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX taken_over_document ON taken_over (document);

    -- What was entered on a card taught before anybody decided it: such lessons are made anew, which forgets them.
    INSERT OR IGNORE INTO untaught SELECT document FROM lessons WHERE decision = 'eingetragen';
    """

  /// Files that are about to be removed for good.
  static let purging = """
    CREATE TABLE purges (
      id INTEGER PRIMARY KEY,
      document INTEGER NOT NULL REFERENCES documents,
      kind TEXT NOT NULL CHECK (kind IN ('original', 'kopie')),
      sha256 TEXT NOT NULL,
      -- Absolute.
      path TEXT NOT NULL UNIQUE
    ) STRICT;
    """
}
