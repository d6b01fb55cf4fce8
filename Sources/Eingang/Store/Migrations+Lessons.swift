extension Migrations {
  /// What decisions teach, by document, and as counts of words; decisions of earlier versions have yet to teach.
  static let lessons = """
    CREATE TABLE lessons (
      document INTEGER PRIMARY KEY REFERENCES documents ON DELETE CASCADE,
      -- The decision that stands last, so that newer ones weigh more.
      rank INTEGER NOT NULL,
      decision TEXT NOT NULL,
      -- One name for all letters of a sender.
      sender TEXT NOT NULL,
      absender TEXT, printed TEXT, target TEXT, pattern TEXT, art TEXT NOT NULL, person TEXT, printed_person TEXT,
      by_hand TEXT NOT NULL,
      -- A key a line, and words parted by blanks.
      keys TEXT NOT NULL,
      words TEXT NOT NULL
    ) STRICT;
    CREATE INDEX lessons_pattern ON lessons (pattern, sender) WHERE pattern IS NOT NULL;
    CREATE TABLE lesson_keys (
      key TEXT NOT NULL,
      rank INTEGER NOT NULL,
      document INTEGER NOT NULL REFERENCES lessons ON DELETE CASCADE,
      PRIMARY KEY (key, rank, document)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX lesson_keys_document ON lesson_keys (document);
    -- How many of a sender's letters that went to a target have a word.
    CREATE TABLE lesson_words (
      word TEXT NOT NULL,
      pattern TEXT NOT NULL,
      sender TEXT NOT NULL,
      letters INTEGER NOT NULL CHECK (letters > 0),
      PRIMARY KEY (word, pattern, sender)
    ) STRICT, WITHOUT ROWID;

    -- Decided before anything was learned from decisions.
    CREATE TABLE untaught (document INTEGER PRIMARY KEY REFERENCES documents ON DELETE CASCADE) STRICT;
    INSERT INTO untaught
      SELECT id FROM documents WHERE state IN ('abgelegt', 'abgelehnt') OR (state = 'offen' AND hand <> '[]');
    """
}
