import AlbertModel
import Eingang

/// One run of the program: the arguments, and all that is taken from the outside once.
struct Invocation: Sendable {
  /// What is to be done, as typed.
  let verb: String
  let arguments: ParsedArguments
  let terminal: Terminal
  let environment: [String: String]
  /// Absolute.
  let workingFolder: String
  /// The day in the local time zone.
  let today: CalendarDay

  var style: Style { Style(hasColour: terminal.hasColour) }
  var wantsJSON: Bool { arguments.has("json") }

  func home() throws -> Home {
    let home = HomeLocation.home(
      option: arguments.value("home"), environment: environment, workingFolder: workingFolder)
    guard let home else {
      throw Failure(.folderUnusable, "no home folder: HOME is not set. Name one: --home DIR")
    }
    return home
  }

  /// Where the household's settings are, whether or not the file is there.
  func configurationFile() throws -> String {
    if let path = arguments.value("config") { return absolute(path) }
    return try home().configurationPath
  }

  func configuration() throws -> Configuration {
    try ConfigurationLoader.load(home: home(), explicit: arguments.value("config"))
  }

  /// The configuration where there is one, else the defaults; no home folder is needed.
  func configurationIfAny() throws -> Configuration {
    if let path = arguments.value("config") { return try ConfigurationLoader.load(path: path) }
    let home = HomeLocation.home(
      option: arguments.value("home"), environment: environment, workingFolder: workingFolder)
    guard let home else { return Configuration() }
    return try ConfigurationLoader.load(home: home, explicit: nil)
  }

  /// Absolute form of a path that was typed, without the slash that a shell's completion puts behind a folder.
  func absolute(_ path: String) -> String {
    let path = path.withoutTrailingSlash
    return path.hasPrefix("/") ? path : workingFolder + "/" + path
  }

  /// The value of an option as a day that has been: without a year, the last such day.
  func day(_ option: String) throws(UsageError) -> CalendarDay? {
    guard let text = arguments.value(option) else { return nil }
    guard let day = GermanInput.pastDate(text, today: today) else {
      throw UsageError("--\(option): '\(Echo.short(text))' is not a date. Write 15.9.2025 or 2025-09-15.")
    }
    return day
  }

  /// The value of an option as a whole number from 1 on.
  func number(_ option: String) throws(UsageError) -> Int? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = Int(text), number >= 1 else {
      throw UsageError("--\(option): '\(Echo.short(text))' is not a whole number from 1 on.")
    }
    return number
  }

  /// A card's number, with or without the `#`.
  static func id(_ operand: String) throws(UsageError) -> Int {
    guard let id = Int(operand.hasPrefix("#") ? operand.dropFirst() : operand[...]), id >= 1 else {
      throw UsageError("'\(Echo.short(operand))' is not the number of a card. eingangd list shows the numbers.")
    }
    return id
  }

  /// Card numbers, with or without the `#`.
  func ids() throws(UsageError) -> [Int] {
    var ids: [Int] = []
    for operand in arguments.operands {
      let id = try Invocation.id(operand)
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }
}
