import AlbertModel
import Eingang

/// What a person typed behind `search`: words, and conditions such as `betrag:>50`.
struct SearchWords {
  let query: SearchQuery

  /// A word with a colon that is no condition's name is looked for as it stands.
  init(_ operands: [String], limit: Int, today: CalendarDay) throws(UsageError) {
    let reader = ConditionReader(verb: "search", today: today)
    var query = SearchQuery(words: [], limit: limit)
    for operand in operands {
      if let condition = try reader.condition(operand) {
        query.conditions.append(condition)
      } else {
        query.words.append(operand)
      }
    }
    try reader.check(query.conditions)
    self.query = query
  }
}
