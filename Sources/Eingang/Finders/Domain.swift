/// The second-level labels of mail and web addresses on the paper: whose they are is mostly who wrote.
enum Domain {
  private static let postboxes: Set<String> = [
    "gmail", "gmx", "web", "t-online", "outlook", "hotmail", "yahoo", "freenet", "postfach", "mail", "icloud", "aol",
    "posteo", "arcor",
  ]

  /// Labels such as `stadtwerke-musterstadt`, in reading order, each once.
  static func labels(in dokument: Dokument) -> [String] {
    var found: [String] = []
    for line in dokument.lines {
      for word in line.words {
        let text = word.text.lowercased()
        guard
          text.contains("@") || text.hasPrefix("www") || text.contains("://") || text.hasSuffix(".de")
            || text.hasSuffix(".example")
        else { continue }
        guard let label = label(text), !found.contains(label), !postboxes.contains(label) else { continue }
        found.append(label)
      }
    }
    return found
  }

  private static func label(_ text: String) -> String? {
    var host = text.split(separator: "@").last.map(String.init) ?? text
    if let scheme = host.range(of: "://") { host = String(host[scheme.upperBound...]) }
    host = String(host.prefix { $0 != "/" && $0 != ":" })
    let parts = host.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    guard parts.count >= 2 else { return nil }
    let label = String(parts[parts.count - 2])
    return label.count >= 3 ? label : nil
  }

  /// True where a domain is made of a name's words.
  static func fits(_ label: String, _ joined: String, _ words: Set<String>) -> Bool {
    let plain = label.filter { $0 != "-" }
    if plain.count >= 4, joined.contains(plain) || plain.contains(joined) { return true }
    return label.split(separator: "-").contains { $0.count >= 4 && words.contains(String($0)) }
  }
}
