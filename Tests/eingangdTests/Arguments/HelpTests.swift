import Testing

@testable import eingangd

struct HelpTests {
  @Test(
    "every verb's help has a summary, an example of its own and only lines that fit",
    arguments: CommandList.verbs.map(\.name))
  func example(name: String) throws {
    let verb = try #require(CommandList.command(named: name)).verb
    let text = Help.text(for: verb)
    #expect(verb.examples.contains { $0.line.hasPrefix("eingangd \(name)") && !$0.does.isEmpty })
    #expect(!verb.summary.hasSuffix(".") && verb.summary.first?.isLowercase == true)
    for option in verb.options where !option.isHidden { #expect(text.contains("--\(option.long)")) }
    for line in text.split(separator: "\n") { #expect(DisplayWidth.of(String(line)) <= 80, "\(line)") }
  }

  @Test("the overview lists every verb once, in 80 columns")
  func overview() {
    let text = Help.overview(CommandList.verbs)
    for verb in CommandList.verbs {
      #expect(text.split(separator: "\n").filter { $0.hasPrefix("  \(verb.name) ") }.count == 1)
    }
    #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 80 })
  }

  @Test("hidden options stay hidden")
  func hidden() throws {
    #expect(!Help.text(for: InitCommand.verb).contains("--today"))
  }

  @Test("no option of a verb hides one that every verb has", arguments: CommandList.verbs.map(\.name))
  func noClash(name: String) throws {
    let names = try #require(CommandList.command(named: name)).verb.allOptions.map(\.long)
    #expect(Set(names).count == names.count)
  }
}
