import AlbertModel
import Eingang

/// Whether and when a disturbed card is tried again, as `show` says it.
enum RetryOutlook {
  /// Nil stands for a card that is only tried by hand.
  static func text(_ id: Int, _ failed: FailedDocument?, _ present: RetryRule.Present) -> String {
    guard let failed else { return "Wird nur von Hand noch einmal gelesen: eingangd retry \(id)" }
    let tries = RetryRule.tries(of: failed, under: present.circumstances)
    let count = "Versuch \(tries + 1) von \(RetryRule.most)"
    switch RetryRule.verdict(on: failed, present) {
    case .now: return "Wird von selbst noch einmal gelesen, sobald eingangd watch läuft oder neu startet (\(count))."
    case .later(let time):
      return "Wird von selbst noch einmal gelesen, frühestens am \(LocalTime.text(time.iso)) (\(count))."
    case .afterChange(let cause): return "Wird von selbst noch einmal gelesen, sobald \(condition(cause)) (\(count))."
    case .byHand:
      return "\(tries)-mal von selbst versucht. Wieder mit einer neuen Version, oder von Hand: eingangd retry \(id)"
    }
  }

  private static func condition(_ cause: Stoerung.Cause) -> String {
    switch cause {
    case .document: "es eine neue Version von eingangd oder seinen Bibliotheken gibt"
    case .program: "es eine neue Version von eingangd gibt"
    case .password: "eingang.passwoerter geändert ist"
    case .size: "grenzen.seiten oder grenzen.megapixel erhöht ist"
    case .memory: "grenzen.speicherMiB erhöht ist"
    case .time: "grenzen.sekundenProSeite erhöht ist"
    case .disk: "auf der Platte wieder Platz ist"
    case .missing: "Sprachdaten installiert sind"
    case .original: "sich das Original wieder öffnen lässt"
    case .interrupted, .resources: "eingangd watch läuft"
    }
  }
}
