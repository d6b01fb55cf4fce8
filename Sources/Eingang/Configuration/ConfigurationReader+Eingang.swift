extension ConfigurationReader {
  /// The block about the inbox.
  static func inbox(in root: ConfigurationBlock) throws(ConfigurationError) -> InboxSettings {
    var settings = InboxSettings()
    let keys = ["ruhe", "ruheOrdner", "ruheMehrseitig", "ruheLeer", "geduld"]
    guard let block = try root.block("eingang", keys: keys) else { return settings }
    // Below a second, a writer that pauses for breath would pass for one that is done.
    settings.ruhe = try block.number("ruhe", in: 1...3600) ?? settings.ruhe
    settings.ruheOrdner = try block.number("ruheOrdner", in: 1...3600) ?? settings.ruheOrdner
    settings.ruheMehrseitig = try block.number("ruheMehrseitig", in: 1...3600) ?? settings.ruheMehrseitig
    settings.ruheLeer = try block.number("ruheLeer", in: 1...86_400) ?? settings.ruheLeer
    settings.geduld = try block.number("geduld", in: 0...604_800) ?? settings.geduld
    return settings
  }
}
