import EingangTestSupport
import Foundation
import Testing

@testable import eingangd

struct OpenerTests {
  private func program(in folder: TemporaryFolder, _ script: String) throws {
    _ = try folder.program(script, to: "bin/xdg-open")
  }

  @Test("the path is one argument, and no shell sees it")
  func oneArgument() throws {
    let folder = try TemporaryFolder()
    try program(in: folder, "printf '%s|' \"$#\" \"$1\" > '\(folder.path)/seen'")
    let path = "/tmp/a b'; $(id) `id`\n\u{1B}[2J.pdf"
    try Opener.open(path, environment: ["PATH": folder.path + "/bin"])
    #expect(try folder.text("seen") == "1|\(path)|")
  }

  @Test("without xdg-open it says what to install")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: Failure.self) { try Opener.open("/x", environment: ["PATH": folder.path]) }
    let error = #expect(throws: Failure.self) { try Opener.open("/x", environment: ["PATH": ""]) }
    #expect(error?.status == .dependencyMissing)
    #expect(error?.description == "opening failed: /x: there is no xdg-open. Install it: apt-get install xdg-utils")
  }

  @Test("a folder or a relative path of that name is no program")
  func notAProgram() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "bin/xdg-open/datei")
    #expect(Opener.program(named: "xdg-open", environment: ["PATH": folder.path + "/bin:bin:."]) == nil)
  }

  @Test("a program that fails is told")
  func fails() throws {
    let folder = try TemporaryFolder()
    try program(in: folder, "exit 3")
    let error = #expect(throws: Failure.self) {
      try Opener.open("/x", environment: ["PATH": folder.path + "/bin:/usr/bin:/bin"])
    }
    #expect(error?.status == .documentsFailed)
  }
}
