/// The days of the week, Monday first as in ISO 8601.
public enum Weekday: Int, CaseIterable, Sendable, Hashable {
  case monday = 1
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday
}
