import Testing

@testable import eingangd

@Suite struct CompletionTests {
  private let completion = Completion(verbs: CommandList.verbs)

  private func words(_ typed: String...) -> [String] {
    guard case .words(let candidates) = completion.answer(typed) else { return [] }
    return candidates.map(\.word)
  }

  @Test("first comes a verb, or help, also behind options for every verb")
  func verbs() {
    #expect(Set(words("")).isSuperset(of: ["accept", "list", "help"]))
    #expect(words("--home", "/x", "").contains("list"))
    #expect(words("help", "").contains("accept"))
    #expect(!words("").contains("complete"))
  }

  @Test("options of the verb and those of every verb, hidden ones left out")
  func options() {
    let options = words("list", "--")
    #expect(options.contains("--sure") && options.contains("--json") && options.contains("--home"))
    #expect(!options.contains("--today"))
    #expect(words("list", "--state", "").contains("gestoert"))
  }

  @Test("what only the household knows is asked of it")
  func household() {
    #expect(completion.answer(["accept", ""]) == .wanted(.cards, before: ""))
    #expect(completion.answer(["show", "1"]) == .wanted(.cards, before: ""))
    #expect(completion.answer(["change", "17", "--ablage", ""]) == .wanted(.targets, before: ""))
    #expect(completion.answer(["change", "17", "--person", ""]) == .wanted(.persons, before: ""))
    #expect(completion.answer(["list", "absender:St"]) == .wanted(.senders, before: "absender:"))
    #expect(words("accept", "a").contains("absender:"))
  }

  @Test("files and folders are the shell's")
  func paths() {
    #expect(completion.answer(["extract", ""]) == .wanted(.files, before: ""))
    #expect(completion.answer(["export", ""]) == .wanted(.folders, before: ""))
    #expect(completion.answer(["where", "./br"]) == .wanted(.files, before: ""))
    #expect(completion.answer(["list", "--home", ""]) == .wanted(.folders, before: ""))
  }
}
