extension Migrations {
  /// A full text that says where it stands by its number alone, and words found by their parts through a vocabulary:
  /// an index of the parts of every page would be several times as large, and slow on common words.
  static let search = """
    -- The place is document · 2^20 + page; page 0 holds what the card itself says.
    CREATE TABLE placed_texts (place INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
    INSERT INTO placed_texts SELECT document << 20 | page, text FROM page_texts;
    DROP TABLE page_words;
    DROP TABLE page_parts;
    DROP TABLE page_texts;
    ALTER TABLE placed_texts RENAME TO page_texts;
    CREATE VIRTUAL TABLE page_words USING fts5(
      text, content='page_texts', content_rowid='place', prefix='3', tokenize='unicode61 remove_diacritics 2');
    INSERT INTO page_words (page_words) VALUES ('rebuild');

    -- Every word that was ever read, as the full text spells it.
    CREATE TABLE terms (id INTEGER PRIMARY KEY, term TEXT NOT NULL UNIQUE) STRICT;
    CREATE VIRTUAL TABLE page_terms USING fts5vocab(page_words, 'row');
    INSERT INTO terms (term) SELECT term FROM page_terms WHERE length(term) BETWEEN 4 AND 40 AND term GLOB '*[^0-9]*';
    DROP TABLE page_terms;
    CREATE VIRTUAL TABLE term_parts USING fts5(term, content='terms', content_rowid='id', tokenize='trigram');
    INSERT INTO term_parts (term_parts) VALUES ('rebuild');

    -- What conditions of a search and the counter look at, beside the long cards.
    CREATE INDEX documents_values ON documents (absender, person, ablage, art, state, frist, datum, betrag, arrived_at);
    CREATE INDEX documents_undecided ON documents (state) WHERE needs_decision = 1;
    """
}
