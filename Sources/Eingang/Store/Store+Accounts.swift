import AlbertModel

extension Store {
  /// What a person has accepted: to which accounts of which senders money was to go.
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

extension Extraction {
  /// The account to pay to, only where something is to be paid.
  ///
  /// What is debited or refunded names the household's own account.
  var sendersAccount: String? {
    // One with wrong check digits is shown, but is no account: neither known nor compared.
    betrag?.value.direction == .zahlen ? iban.flatMap { CheckDigits.iban($0.value) } : nil
  }
}
