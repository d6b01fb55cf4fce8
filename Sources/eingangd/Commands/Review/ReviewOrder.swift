import AlbertModel
import Eingang

/// What a review has done for it beside the screen, one after the other.
enum ReviewOrder: Hashable, Sendable {
  case accept(Int)
  case decline(Int)
  case change(Int, Aenderung)
  /// Lays it aside until a day.
  case wiedervorlage(Int, CalendarDay)
  case undo(Int)
  case open(Int)
  /// Finds the lines that its values were read from.
  case places(Int)
  /// Looks whether somebody else has changed something.
  case look

  /// The card it decides about; nil where nothing is decided.
  var decided: Int? {
    switch self {
    case .accept(let id), .decline(let id), .change(let id, _), .wiedervorlage(let id, _), .undo(let id): id
    case .open, .places, .look: nil
    }
  }

  /// Takes the card out of the Eingang.
  var takesAway: Bool {
    switch self {
    case .accept, .decline, .wiedervorlage: true
    case .change, .undo, .open, .places, .look: false
    }
  }

  /// Said while it is being done.
  var text: String {
    switch self {
    case .accept(let id): "Karte #\(id) wird abgelegt …"
    case .decline(let id): "Karte #\(id) wird abgelehnt …"
    case .change(let id, _): "Karte #\(id) wird geändert …"
    case .wiedervorlage(let id, _): "Karte #\(id) wird zurückgelegt …"
    case .undo(let id): "Karte #\(id) wird zurückgenommen …"
    case .open(let id): "Karte #\(id) wird geöffnet …"
    case .places, .look: ""
    }
  }
}

/// What became of an order.
enum ReviewNews: Sendable {
  /// The card as it is now; nil where it does not lie in the Eingang any more.
  case done(ReviewOrder, Meldung, Card?)
  case failed(ReviewOrder, String)
  /// The cards that lie in the Eingang, which may be others than before.
  case cards([Card])
  case unchanged
  case places(Int, [Feldname: QuotedLine])
  case opened(Int)
}

/// What a key brings about outside of the model.
enum ReviewEffect: Hashable, Sendable {
  case order(ReviewOrder)
  case end
  /// Ctrl-C.
  case interrupt
  /// Ctrl-Z.
  case suspend
  /// Something else has written over the screen.
  case redraw
}
