import AlbertModel

/// Turns the text of `eingang.json5` into a configuration.
package enum ConfigurationReader {
  /// Every key is optional; an unknown key or a wrong value is an error.
  package static func configuration(from text: String) throws(ConfigurationError) -> Configuration {
    let root = try ConfigurationBlock(
      JSON5Parser.parse(text), path: "",
      keys: ["haushalt", "ordner", "sprachen", "ablage", "ablageFormat", "namen", "grenzen", "eingang"])
    let standard = Configuration()
    let haushalt = try haushalt(in: root)
    var configuration = Configuration(
      haushalt: haushalt,
      ordner: try folders(in: root),
      sprachen: try languages(in: root) ?? standard.sprachen,
      ablage: try rules(in: root, personen: haushalt.personen),
      namen: try names(in: root),
      grenzen: try limits(in: root),
      eingang: try inbox(in: root))
    configuration.ablageFormat = try root.choice("ablageFormat", of: FilingFormat.self) ?? standard.ablageFormat
    return configuration
  }

  private static func haushalt(in root: ConfigurationBlock) throws(ConfigurationError) -> Haushalt {
    guard let block = try root.block("haushalt", keys: ["name", "adresse", "bundesland", "personen"]) else {
      return Haushalt()
    }
    let standard = Haushalt()
    return Haushalt(
      namen: try block.texts("name", orOne: true),
      adresse: try block.text("adresse"),
      bundesland: try block.choice("bundesland", of: Bundesland.self) ?? standard.bundesland,
      personen: try personen(in: block))
  }

  private static func personen(in haushalt: ConfigurationBlock) throws(ConfigurationError) -> [Person] {
    let keys = ["name", "rolle", "geboren", "schule", "klasse", "anrede", "auch"]
    var personen: [Person] = []
    var names: Set<String> = []
    for block in try haushalt.blocks("personen", keys: keys) {
      guard let name = try block.text("name") else {
        throw ConfigurationError(line: block.line, key: block.path, why: "has no name. Add name: \"…\".")
      }
      guard names.insert(name).inserted else {
        throw ConfigurationError(
          line: block.line, key: block.full("name"),
          why: "'\(Echo.short(name))' stands twice. Give each person a name of their own.")
      }
      var person = Person(name: name)
      person.rolle = try block.choice("rolle", of: Rolle.self) ?? person.rolle
      person.geboren = try block.number("geboren", in: 1900...2100)
      person.schule = try block.text("schule")
      person.klasse = try block.text("klasse")
      person.anrede = try block.text("anrede")
      person.auch = try block.texts("auch")
      personen.append(person)
    }
    return personen
  }

  private static func folders(in root: ConfigurationBlock) throws(ConfigurationError) -> Folders {
    var folders = Folders()
    guard let block = try root.block("ordner", keys: ["inbox", "archiv", "ablage"]) else { return folders }
    let allowed = "a folder, absolute or seen from the home folder"
    folders.inbox = try block.text("inbox", allowed: allowed) ?? folders.inbox
    folders.archiv = try block.text("archiv", allowed: allowed) ?? folders.archiv
    folders.ablage = try block.text("ablage", allowed: allowed) ?? folders.ablage
    let named = [("inbox", folders.inbox), ("archiv", folders.archiv), ("ablage", folders.ablage)]
    for (index, (key, folder)) in named.enumerated() {
      let line = block.node(key)?.line ?? block.line
      guard !named.prefix(index).contains(where: { $0.1 == folder }) else {
        throw ConfigurationError(
          line: line, key: block.full(key),
          why:
            "'\(Echo.short(folder))' is another folder already. Give each of inbox, archiv and ablage a folder of its own."
        )
      }
      // Only a shell knows what the tilde stands for; a folder of that name would surprise everybody.
      guard !folder.hasPrefix("~") else {
        throw ConfigurationError(
          line: line, key: block.full(key), why: "'\(Echo.short(folder))' begins with a tilde. Write it out.")
      }
    }
    return folders
  }

  private static func languages(in root: ConfigurationBlock) throws(ConfigurationError) -> [String]? {
    guard let node = root.node("sprachen") else { return nil }
    let languages = try root.texts("sprachen")
    let allowed = "a list of Tesseract's language codes, as [\"deu\", \"eng\"]"
    // The codes become file names.
    guard !languages.isEmpty, languages.allSatisfy(isLanguageCode) else {
      throw ConfigurationError(line: node.line, key: "sprachen", why: "Allowed: \(allowed).")
    }
    return languages
  }

  private static func isLanguageCode(_ text: String) -> Bool {
    (3...20).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) || $0 == 0x5F }
  }

  private static func limits(in root: ConfigurationBlock) throws(ConfigurationError) -> Limits {
    var limits = Limits()
    let keys = ["leser", "sekundenProSeite", "speicherMiB", "megapixel", "seiten"]
    guard let block = try root.block("grenzen", keys: keys) else { return limits }
    limits.leser = try block.number("leser", in: 0...64) ?? limits.leser
    limits.sekundenProSeite = try block.number("sekundenProSeite", in: 1...3600) ?? limits.sekundenProSeite
    // Below this, recognition runs out of memory without saying so.
    limits.speicherMiB = try block.number("speicherMiB", in: 1024...65_536) ?? limits.speicherMiB
    limits.megapixel = try block.number("megapixel", in: 1...1000) ?? limits.megapixel
    limits.seiten = try block.number("seiten", in: 1...10_000) ?? limits.seiten
    return limits
  }
}
