import AlbertModel

extension Store {
  /// What a person has accepted: which accounts belong to which senders.
  package func bekannteKonten() throws(StoreError) -> BekannteKonten {
    let sql = """
      SELECT DISTINCT absender, iban FROM documents
      WHERE state = 'abgelegt' AND iban IS NOT NULL AND absender IS NOT NULL
      """
    let rows = try read { (connection) throws(StoreError) in
      try connection.rows(sql) { (row) throws(StoreError) in (absender: row.text(0), iban: row.text(1)) }
    }
    return BekannteKonten(rows)
  }
}
