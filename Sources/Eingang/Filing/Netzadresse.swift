/// A mail or web address, and whose its domain is.
struct Netzadresse: Hashable, Sendable {
  /// The part that is registered, as `stadtwerke-rosenau.de`.
  let domain: String
  /// The whole mail address; nil for one in the web.
  let mailbox: String?
  /// Anybody may have a mailbox there, or everybody names it who has an account.
  let isFree: Bool

  /// Nil for a word that is no address, or of a bank that letters name beside an account.
  init?(_ word: String) {
    guard Netzadresse.mayBe(word.utf8) else { return nil }
    let text = word.lowercased().drop { !$0.isLetter && !$0.isNumber }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, !text.isEmpty else { return nil }
    var host = parts.last ?? text
    if host.utf8.contains(Bytes.slash), let scheme = host.range(of: "://") { host = host[scheme.upperBound...] }
    if parts.count == 1, let colon = host.lastIndex(of: ":") { host = host[host.index(after: colon)...] }
    host = host.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
    let labels = host.split(separator: ".")
    guard labels.count >= 2, let top = labels.last, Netzadresse.tops.contains(String(top)) else { return nil }
    let nested: [Substring] = ["co", "com", "org", "ac", "gov"]
    // Under `co.uk` and its like, the third label from the end is the owner's.
    let isNested = labels.count > 2 && top.count == 2 && nested.contains(labels[labels.count - 2])
    let own = labels.suffix(isNested ? 3 : 2)
    guard let label = own.first, label.count >= 2 else { return nil }
    domain = own.joined(separator: ".")
    let name = parts.count == 2 ? parts[0].split(separator: ":").last ?? "" : ""
    mailbox = name.isEmpty ? nil : "\(name)@\(domain)"
    if Netzadresse.isBank(label) { return nil }
    isFree =
      Netzadresse.postboxes.contains(String(label))
      || mailbox != nil && Netzadresse.providers.contains(String(label))
  }

  /// Cheap, and true of every address: a letter stands behind a point.
  private static func mayBe(_ word: String.UTF8View) -> Bool {
    var last: UInt8 = 0
    return word.contains { byte in
      defer { last = byte }
      return last == Bytes.point && Bytes.isLetter(byte)
    }
  }

  /// Endings that letters to a German household have; others are mostly abbreviations with a point in them.
  private static let tops: Set<String> = [
    "de", "com", "net", "org", "eu", "info", "at", "ch", "li", "nl", "be", "fr", "uk", "biz", "io", "shop", "online",
    "berlin", "koeln", "hamburg", "bayern", "nrw", "ruhr", "saarland", "schule", "kita", "versicherung", "example",
    "tv",
  ]

  /// Where anybody may have a mailbox.
  private static let postboxes: Set<String> = [
    "gmail", "googlemail", "gmx", "web", "t-online", "outlook", "hotmail", "live", "msn", "yahoo", "mail", "icloud",
    "me",
    "aol", "posteo", "mailbox", "arcor", "online", "proton", "protonmail", "kabelmail", "unitybox", "onlinehome",
    "email",
  ]

  /// Who has mailboxes for anybody and writes letters as well: their own web address is theirs alone.
  private static let providers: Set<String> = [
    "freenet", "vodafone", "netcologne", "ewetel", "ewe", "o2online", "telekom", "t-mobile", "magenta", "osnanet",
  ]

  private static func isBank(_ label: Substring) -> Bool {
    bankWords.contains { label.contains($0) } || banks.contains(String(label)) || label.hasSuffix("bank")
      || label.hasPrefix("vr-") || label.hasPrefix("psd-")
  }

  private static let bankWords = [
    "sparkasse", "volksbank", "raiffeisen", "spardabank", "sparda-bank", "postbank", "commerzbank", "deutsche-bank",
    "hypovereinsbank",
  ]
  private static let banks: Set<String> = [
    "dkb", "ing", "comdirect", "n26", "targobank", "santander", "consorsbank", "norisbank", "gls", "apobank", "psd",
    "db", "hvb",
  ]
}
