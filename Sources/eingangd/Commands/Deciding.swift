import Eingang

/// Decides about several cards, one after the other; what fails for one does not keep the others from being decided.
enum Deciding {
  static func run(
    _ call: Invocation, _ decide: (Decisions, Int) throws(ReviewError) -> Meldung
  ) throws -> ExitStatus {
    let ids = try call.ids()
    let household = try Household(call)
    var failed = false
    for id in ids {
      do throws(ReviewError) {
        Told.decision(try decide(household.decisions, id), household, call)
      } catch {
        // A store or folder that cannot be used fails for the next card too.
        guard ids.count > 1, ExitStatus(for: error) == .documentsFailed else { throw error }
        call.terminal.complain("eingangd: " + Visible.line("\(error)"))
        failed = true
      }
    }
    return failed ? .documentsFailed : .done
  }
}
