/// A value bound to a statement.
enum SQLValue: Hashable, Sendable {
  case null
  case int(Int64)
  case real(Double)
  case text(String)

  init(_ text: String?) { self = text.map(SQLValue.text) ?? .null }
  init(_ number: Int?) { self = number.map { .int(Int64($0)) } ?? .null }
  init(_ number: Int64?) { self = number.map(SQLValue.int) ?? .null }
  init(_ number: Double?) { self = number.map(SQLValue.real) ?? .null }
  init(_ flag: Bool) { self = .int(flag ? 1 : 0) }
}

extension SQLValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int64) { self = .int(value) }
}
