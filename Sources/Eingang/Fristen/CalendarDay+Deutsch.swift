import AlbertModel

extension CalendarDay {
  /// `15.09.2025`.
  package var german: String {
    "\(day < 10 ? "0" : "")\(day).\(month < 10 ? "0" : "")\(month).\(year)"
  }
}

extension Weekday {
  /// `Montag` to `Sonntag`.
  package var german: String {
    ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"][rawValue - 1]
  }
}
