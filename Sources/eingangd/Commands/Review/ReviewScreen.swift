import AlbertModel
import Dispatch
import Eingang
import Glibc

/// A review on the whole screen: one thread waits for keys, another carries out what is decided.
struct ReviewScreen: Sendable {
  let worker: ReviewWorker
  let call: Invocation

  /// What is still being carried out when a signal comes has so long; the store survives the end at any moment.
  private static let grace = DispatchTimeInterval.milliseconds(1500)

  func run(_ model: ReviewModel) async throws -> ExitStatus {
    let mailbox = try WakingMailbox<ReviewNews>()
    let (orders, sender) = AsyncStream.makeStream(of: ReviewOrder.self)
    async let working: Void = work(orders, mailbox)
    let eyes = BlockingWork(label: "review-screen")
    let hasColour = call.terminal.hasColour
    let (ending, seen): (ReviewLoop.Ending, ReviewModel)
    do {
      (ending, seen) = try await eyes.run {
        var loop = try ReviewLoop(model, hasColour: hasColour, mailbox: mailbox) { sender.yield($0) }
        return (try loop.run(), loop.model)
      }
    } catch {
      sender.finish()
      throw error
    }
    sender.finish()
    if ending == .quit {
      if seen.isBusy { call.terminal.note("Einen Augenblick, die letzte Entscheidung wird noch ausgeführt …") }
    } else {
      let status = ExitStatus.interrupted.rawValue
      DispatchQueue.global().asyncAfter(deadline: .now() + ReviewScreen.grace) { _exit(status) }
    }
    await working
    for case .failed(let order, let text) in mailbox.take() where order.decided != nil {
      call.terminal.complain("eingangd: " + Visible.line(text))
    }
    guard ending == .quit else { return .interrupted }
    try farewell(seen)
    return .done
  }

  private func work(_ orders: AsyncStream<ReviewOrder>, _ mailbox: WakingMailbox<ReviewNews>) async {
    let hands = BlockingWork(label: "review-work")
    let worker = worker
    for await order in orders {
      do {
        mailbox.post(try await hands.run { worker.perform(order) })
      } catch {
        mailbox.post(.failed(order, "\(error)"))
      }
    }
  }

  private func farewell(_ model: ReviewModel) throws {
    let decided = model.decidedCards
    let done = decided > 0 ? GermanFormat.count(decided, "Karte", "Karten") + " entschieden. " : ""
    try call.terminal.out(done + Zaehler(anzahl: try worker.household.store.count(on: call.today)).text)
  }
}
