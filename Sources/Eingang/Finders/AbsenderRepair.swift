/// Mends what recognition does to names: digits within words, garbled legal forms.
enum AbsenderRepair {
  static func repaired(_ name: String) -> String {
    var words = name.blankSeparated.map { mended(String($0)) }
    mendSdnBhd(&words)
    mendCoKG(&words)
    return words.joined(separator: " ")
  }

  private static func mended(_ word: String) -> String {
    let form = word.drop { $0 == "." || $0 == "," }
    if form.first == "G" || form.first == "C",
      garbledGmbH.contains(form.filter { $0 != "." && $0 != "," }.lowercased())
    {
      return "GmbH"
    }
    if word.utf8.count <= 4, let spaced = abbreviations[word] { return spaced }
    return knownWord(withoutDigits(word.utf8.contains(0xC2) ? String(word.map { $0 == "¥" ? "Y" : $0 }) : word))
  }

  /// Legal forms of two words, however close they are printed.
  private static let abbreviations = ["e.V.": "e. V.", "e.V": "e. V.", "e.K.": "e. K.", "e.K": "e. K."]

  private static let garbledGmbH: Set<String> = [
    "gmb#", "gmbhh", "gmbi", "gmbii", "gmbi-i", "gmbn", "gmbk", "cmbh", "grnbh", "gmbl-i", "gmb-h", "gnbh", "gmhh",
    "gm6h",
    "gmbll", "ginbh",
  ]

  /// A long word of organisations in which one letter was misread.
  private static func knownWord(_ word: String) -> String {
    guard word.utf8.count >= 8, !word.utf8.contains(where: Bytes.isSmall), word == word.uppercased() else {
      return word
    }
    let own = Array(word)
    guard own.count >= 8,
      let known = words.first(where: { $0.count == own.count && zip($0, own).count { $0 != $1 } == 1 })
    else { return word }
    return String(known)
  }

  private static let words = [
    "ENTERPRISE", "ENTERPRISES", "RESTAURANT", "HARDWARE", "SUPERMARKET", "SUPERMARKT", "VERSICHERUNG", "APOTHEKE",
    "STADTWERKE", "TANKSTELLE", "BAUMARKT", "GETRÄNKEMARKT", "DROGERIEMARKT", "DEUTSCHLAND", "GESELLSCHAFT",
    "STATIONERY", "INTERNATIONAL", "MACHINERY",
  ].map(Array.init)

  /// A digit between two letters, or between points among letters, stands for the letter that looks like it.
  private static func withoutDigits(_ word: String) -> String {
    // A small l is put right only among capitals.
    let isLAlone = word.utf8.contains(0x6C) && word.utf8.count(where: Bytes.isSmall) == 1
    guard isLAlone || word.utf8.contains(where: Bytes.isDigit) else { return word }
    var letters = Array(word)
    let isUpper = letters.allSatisfy { !$0.isLowercase }
    for index in letters.indices where index > 0 && index + 1 < letters.count {
      guard let letter = lookalikes[letters[index]] else { continue }
      let before = letters[index - 1]
      let after = letters[index + 1]
      let isInWord = before.isLetter && after.isLetter
      let isInitial = before == "." && after == "." && index > 1 && letters[index - 2].isLetter
      // Two digits in one word are more likely its own: B2B4U.
      guard isInWord || isInitial, letters.count(where: \.isNumber) == 1, letters.count >= 4 else { continue }
      letters[index] = isUpper || isInitial ? letter.upper : letter.lower
    }
    // A small l among capitals is an I.
    for index in letters.indices where letters[index] == "l" && letters.count >= 4 {
      let others = letters.indices.filter { $0 != index }
      if others.allSatisfy({ letters[$0].isUppercase }) { letters[index] = "I" }
    }
    return String(letters)
  }

  private static let lookalikes: [Character: (upper: Character, lower: Character)] = [
    "0": ("O", "o"), "1": ("I", "l"), "5": ("S", "s"), "8": ("B", "b"),
  ]

  /// SDN BHD with one letter of either misread.
  private static func mendSdnBhd(_ words: inout [String]) {
    guard words.count >= 3 else { return }
    for index in 1..<(words.count - 1) where isAlmost(words[index], "SDN") && isAlmost(words[index + 1], "BHD") {
      // Both words misread may be any two words.
      guard bare(words[index]) == "SDN" || bare(words[index + 1]) == "BHD" || index == words.count - 2 else { continue }
      words[index] = words[index].hasSuffix(".") ? "SDN." : "SDN"
      words[index + 1] = words[index + 1].hasSuffix(".") ? "BHD." : "BHD"
    }
  }

  private static func bare(_ word: String) -> String { word.filter { $0.isLetter || $0.isNumber } }

  private static func isAlmost(_ word: String, _ form: String) -> Bool {
    // Two of the three letters are right, so that one of the first two is.
    guard word.utf8.contains(where: form.utf8.prefix(2).contains) else { return false }
    let own = bare(word)
    return own.count == form.count && zip(own, form).count { $0 != $1 } <= 1
  }

  // GmbH 8 Co. KG, GmbH & C0. KG.
  private static func mendCoKG(_ words: inout [String]) {
    guard words.count >= 3 else { return }
    for index in 1..<(words.count - 1) where ["8", "6", "&", "+", "$", "B", "4"].contains(words[index]) {
      let next = bare(words[index + 1]).lowercased()
      let isForm = ["gmbh", "ag", "se", "ug"].contains(bare(words[index - 1]).lowercased())
      guard isForm, next == "co" || next == "c0" || next == "go" else { continue }
      words[index] = words[index] == "+" ? "+" : "&"
      words[index + 1] = words[index + 1].hasSuffix(".") ? "Co." : "Co"
    }
  }
}
