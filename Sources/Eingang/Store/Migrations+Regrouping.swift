extension Migrations {
  /// Documents may be joined and split: a card may have pages of a file, and a number may belong to another card.
  static let regrouping = """
    CREATE TABLE documents_new (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      -- Of the files as they arrived, so that the same files again are known; NULL where a split made the document.
      digest TEXT UNIQUE,
      state TEXT NOT NULL CHECK (state IN ('wartet', 'offen', 'abgelegt', 'abgelehnt', 'gestoert', 'verbunden')),
      arrived_at TEXT NOT NULL,
      card TEXT CHECK ((card IS NULL) = (state IN ('wartet', 'verbunden'))),
      hand TEXT NOT NULL DEFAULT '[]',
      needs_decision INTEGER NOT NULL DEFAULT 0,
      titel TEXT, art TEXT, absender TEXT, betrag INTEGER, waehrung TEXT, frist TEXT, datum TEXT,
      person TEXT, ablage TEXT,
      -- The document that its pages belong to now.
      joined_to INTEGER REFERENCES documents CHECK ((joined_to IS NULL) = (state <> 'verbunden')),
      -- Only the names of its files say that they are one document.
      by_name INTEGER NOT NULL DEFAULT 0,
      -- What its pages say of pages that are missing; NULL where none is.
      teil TEXT
    ) STRICT;
    INSERT INTO documents_new (id, digest, state, arrived_at, card, hand, needs_decision, titel, art, absender, betrag,
      waehrung, frist, datum, person, ablage)
      SELECT id, digest, state, arrived_at, card, hand, needs_decision, titel, art, absender, betrag,
      waehrung, frist, datum, person, ablage FROM documents;
    DROP TABLE documents;
    ALTER TABLE documents_new RENAME TO documents;
    CREATE INDEX documents_open ON documents (state, frist);
    CREATE INDEX documents_teil ON documents (arrived_at) WHERE teil IS NOT NULL;

    -- Pages of the file that belong to the document; NULL for all of them.
    ALTER TABLE document_files ADD COLUMN first_page INTEGER CHECK (first_page >= 1);
    ALTER TABLE document_files ADD COLUMN last_page INTEGER
      CHECK (last_page >= first_page AND (last_page IS NULL) = (first_page IS NULL));

    CREATE TABLE decisions_new (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      document INTEGER NOT NULL REFERENCES documents,
      kind TEXT NOT NULL CHECK (kind IN ('uebernehmen', 'ablehnen', 'aendern', 'verbinden', 'trennen')),
      decided_at TEXT NOT NULL,
      before TEXT NOT NULL,
      after TEXT NOT NULL,
      filed TEXT NOT NULL DEFAULT '[]',
      undone_at TEXT,
      -- The program's own; taken back only where the card is named.
      automatic INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    INSERT INTO decisions_new (id, document, kind, decided_at, before, after, filed, undone_at)
      SELECT id, document, kind, decided_at, before, after, filed, undone_at FROM decisions;
    DROP TABLE decisions;
    ALTER TABLE decisions_new RENAME TO decisions;
    CREATE INDEX decisions_document ON decisions (document, id);

    -- The documents that a decision joined or split; before is NULL for one that it made.
    CREATE TABLE regroupings (
      decision INTEGER NOT NULL REFERENCES decisions,
      document INTEGER NOT NULL REFERENCES documents,
      before TEXT,
      PRIMARY KEY (decision, document)
    ) STRICT;
    CREATE INDEX regroupings_document ON regroupings (document);
    """
}
