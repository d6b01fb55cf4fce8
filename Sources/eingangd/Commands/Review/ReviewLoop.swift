import Eingang
import Glibc

/// Brings keys, signals and news to a review, and its picture to the terminal.
struct ReviewLoop {
  enum Ending: Hashable, Sendable {
    /// A person was done.
    case quit
    /// Ctrl-C, or a signal.
    case interrupted
    /// There is no terminal any more.
    case closed
  }

  private(set) var model: ReviewModel
  private let signals: ScreenSignals
  private let mailbox: WakingMailbox<ReviewNews>
  private let send: @Sendable (ReviewOrder) -> Void
  private var keys = KeyDecoder()
  private var painter: FramePainter
  /// Whether somebody is looking for changes already.
  private var isLooking = false
  /// Whether the screen may have to show something else.
  private var isStale = true
  /// Between two looks.
  private static let pause: Int32 = 1000

  init(
    _ model: ReviewModel, hasColour: Bool, mailbox: WakingMailbox<ReviewNews>,
    send: @escaping @Sendable (ReviewOrder) -> Void
  ) throws {
    self.model = model
    self.mailbox = mailbox
    self.send = send
    painter = FramePainter(hasColour: hasColour)
    signals = try ScreenSignals()
  }

  mutating func run() throws -> Ending {
    try FullScreen.take()
    defer { FullScreen.giveBack() }
    if let ending = try perform(resized()) { return ending }
    while true {
      if isStale, !FullScreen.write(painter.paint(model.draw())) { return .closed }
      let news = FullScreen.wait(
        signals, letters: mailbox.descriptor, milliseconds: keys.patience ?? ReviewLoop.pause)
      if news.isClosed { return .closed }
      isStale = !news.keys.isEmpty || !news.signals.isEmpty || keys.patience != nil
      for letter in news.hasLetters ? mailbox.take() : [] {
        if letter.isAnswerToLook { isLooking = false }
        isStale = isStale || !letter.isNothingNew
        if let ending = try perform(model.handle(letter)) { return ending }
      }
      for signal in news.signals {
        if let ending = try answer(signal) { return ending }
      }
      for key in news.isNothing ? keys.timeout() : keys.feed(news.keys) {
        if let ending = try perform(model.handle(key)) { return ending }
      }
      if news.isNothing || !news.keys.isEmpty, !isLooking { _ = try perform([.order(.look)]) }
    }
  }

  private mutating func resized() -> [ReviewEffect] {
    FullScreen.size().map { model.resize($0) } ?? []
  }

  private mutating func answer(_ signal: Int32) throws -> Ending? {
    switch signal {
    case SIGWINCH: return try perform(resized())
    case SIGTSTP: return try perform([.suspend])
    case SIGCONT: return try perform([.redraw])
    case SIGHUP: return .closed
    default: return .interrupted
    }
  }

  /// Nil where it goes on.
  private mutating func perform(_ effects: [ReviewEffect]) throws -> Ending? {
    for effect in effects {
      switch effect {
      case .order(let order):
        if order == .look {
          if isLooking { continue }
          isLooking = true
        }
        send(order)
      case .end: return .quit
      case .interrupt: return .interrupted
      case .suspend:
        try FullScreen.suspend(signals)
        painter.forget()
        return try perform(resized())
      case .redraw:
        try FullScreen.take()
        painter.forget()
        return try perform(resized())
      }
    }
    return nil
  }
}

extension ReviewNews {
  fileprivate var isNothingNew: Bool { if case .unchanged = self { true } else { false } }

  fileprivate var isAnswerToLook: Bool {
    switch self {
    case .cards, .unchanged, .failed(.look, _): true
    default: false
    }
  }
}
