/// What an earlier run left unread, and in which manner each is read now.
struct LeftDocuments: Sendable {
  /// Nothing is known against them.
  var innocent: [PendingDocument] = []
  /// They were in hand when a run died.
  var suspects: [PendingDocument] = []
  /// Runs died with nothing else in hand: others come first.
  var heldBack: [(document: PendingDocument, pause: Duration)] = []

  init() {}

  init(_ pending: [PendingDocument], _ attempts: [Attempt]) {
    let known = Dictionary(attempts.map { ($0.document, $0) }) { one, _ in one }
    for document in pending {
      if let attempt = known[document.id], attempt.isSuspect {
        if attempt.holdBack > .zero {
          heldBack.append((document, attempt.holdBack))
        } else {
          suspects.append(document)
        }
      } else {
        innocent.append(document)
      }
    }
  }
}

extension Intake {
  func left(inbox: String?) throws(IntakeError) -> LeftDocuments {
    let pending = try recover(inbox: inbox).filter { queue($0.id) }
    return LeftDocuments(pending, try attempts())
  }
}
