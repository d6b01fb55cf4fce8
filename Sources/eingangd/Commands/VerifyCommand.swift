import Eingang

/// `verify`: every original and every copy in the Ablage against its checksum.
enum VerifyCommand: Command {
  static let verb = Verb(
    name: "verify", summary: "archive and Ablage against their checksums, the database too",
    options: [
      .flag("adopt", "makes documents of originals that belong to none, also where the database is lost or damaged"),
      .flag("repair", "puts intact copies in the place of damaged or missing originals, and makes filed copies again"),
      .json,
    ],
    details: [
      "Reads every original and every filed copy once. The exit status is 1 where one is missing or is not what it was, or "
        + "an original belongs to no document.",
      "Of a damaged original an intact copy may lie among the files taken from the inbox, or in the Ablage: that is said, "
        + "and with --repair it becomes the original. The damaged file is kept in the archive's folder beschaedigt.",
      "A copy in the Ablage that is missing, or damaged though nobody touched it, is made again of the original with "
        + "--repair. What a person changed or moved stays and is told, and so is what this program did not put there.",
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
    let isNew = isAdopting ? try makesStoreAnew(call) : false
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
    var copies = CopyCheck(household, call)
    if damages.isEmpty { try copies.run() }
    if !call.wantsJSON { for line in check.summary + copies.summary { try call.terminal.out(line) } }
    if isNew { tellLoss(adopted: adoptedBefore - orphans.count, call) }
    if !damages.isEmpty { return .storeUnusable }
    return check.bad == 0 && copies.bad == 0 && orphans.isEmpty ? .done : .documentsFailed
  }

  /// True where the database is lost, or damaged and now put aside, so that a new one takes its place.
  private static func makesStoreAnew(_ call: Invocation) throws -> Bool {
    if try DamagedStore.putAside(call) { return true }
    guard let lost = LostStore(try call.home(), Archive(root: try call.configuration().ordner.archiv)) else {
      return false
    }
    // What an import has yet to bring is more than what adopting could make of its originals.
    if lost.isImport { throw Failure(.storeUnusable, lost.description) }
    return true
  }

  /// A household that looks whole and has forgotten everything would be worse than one that says so.
  private static func tellLoss(adopted: Int, _ call: Invocation) {
    call.terminal.complain(
      "eingangd: the database is a new one: what was decided, entered by hand and learned is not known any more, "
        + "\(adopted) card\(adopted == 1 ? " is" : "s are") open again, and what was filed before stays in the Ablage without a card. "
        + "With a backup, end this household and restore it instead: eingangd import DIR --home NEW")
  }
}
