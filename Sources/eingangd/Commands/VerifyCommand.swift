import Eingang

/// `verify`: every original against its checksum.
enum VerifyCommand: Command {
  static let verb = Verb(
    name: "verify", summary: "the archive against its checksums, and the database against itself",
    options: [
      .flag("adopt", "makes documents of originals that belong to none, also where the database is lost or damaged"),
      .flag("repair", "puts intact copies in the place of damaged or missing originals"), .json,
    ],
    details: [
      "Reads every original once. The exit status is 1 where one is missing, is not what it was, or belongs to no "
        + "document.",
      "Of a damaged original an intact copy may lie among the files taken from the inbox, or in the Ablage: that is said, "
        + "and with --repair it becomes the original. The damaged file is kept in the archive's folder beschaedigt.",
      "A database that is lost can be made anew with --adopt: every original becomes a card again; what was decided is "
        + "not known any more. A damaged one gets new indexes; where they do not mend it, it is moved aside and kept.",
    ],
    examples: [
      Verb.Example(line: "eingangd verify", does: "whether every original is still whole"),
      Verb.Example(line: "eingangd verify --repair", does: "mends what can be mended from copies"),
      Verb.Example(line: "eingangd verify --adopt", does: "takes in what lies in the archive and has no card"),
    ])

  static func run(_ call: Invocation) async throws -> ExitStatus {
    let isAdopting = call.arguments.has("adopt")
    if isAdopting { try DamagedStore.putAside(call) }
    let household = try Household(call, adopting: isAdopting)
    try Purge.finish(household.store)
    let damages = try household.store.damages()
    for damage in damages { call.terminal.complain("eingangd: the store is damaged: \(damage)") }
    var check = OriginalCheck(household, call)
    try check.run()
    let adoption = household.adoption
    var orphans = try adoption.orphans()
    for path in orphans { try check.mend(orphan: path) }
    let adoptedBefore = orphans.count
    if isAdopting, damages.isEmpty, !orphans.isEmpty {
      _ = try await Adopting.run(adoption, household, call)
      orphans = try adoption.orphans()
    }
    for path in orphans { try check.show(orphan: path) }
    check.count(adopted: adoptedBefore - orphans.count)
    if !call.wantsJSON { for line in check.summary { try call.terminal.out(line) } }
    if !damages.isEmpty { return .storeUnusable }
    return check.bad == 0 && orphans.isEmpty ? .done : .documentsFailed
  }
}
