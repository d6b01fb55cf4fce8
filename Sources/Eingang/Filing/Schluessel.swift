import AlbertModel

/// Something on a letter by which its sender is known again, however the name is printed.
package struct Schluessel: Hashable, Sendable {
  /// From the surest kind to the least sure.
  enum Art: String, CaseIterable, Hashable, Sendable {
    case iban, ustid, glaeubiger, register, name, mail, telefon, domain, kunde

    /// How much one that is shared says, by itself: three are enough to know a sender again.
    var strength: Double {
      switch self {
      case .iban, .ustid, .glaeubiger, .register: 5
      case .name, .mail: 4
      case .telefon: 3.5
      case .domain, .kunde: 3
      }
    }

    /// Whoever has another one of these is most likely somebody else.
    var isExclusive: Bool { self == .ustid || self == .register || self == .domain || self == .glaeubiger }
  }

  let art: Art
  /// With its kind before it, as `domain:stadtwerke-rosenau.de`.
  let key: String
  /// Where it stands on the letter.
  let evidence: Evidence?

  init(_ art: Art, _ value: String, _ evidence: Evidence?) {
    self.art = art
    key = art.rawValue + ":" + value
    self.evidence = evidence
  }

  /// The kind of a key that was kept.
  static func art(of key: String) -> Art? { Art(rawValue: String(key.prefix { $0 != ":" })) }
}
