import EingangTestSupport
import Foundation
import Testing

@testable import eingangd

@Suite struct PagerTests {
  @Test(
    "what pages is what PAGER says, as a shell understands it; an empty one and cat mean none",
    arguments: [("most -s", "most -s"), (" more ", " more "), ("", nil), (" ", nil), ("cat", nil)])
  func chosen(pager: String, command: String?) {
    #expect(Pager.command(["PAGER": pager, "PATH": "/usr/bin:/bin"]) == command)
  }

  @Test("without PAGER it is less where there is one, told how to behave unless somebody has told it")
  func usual() throws {
    let folder = try TemporaryFolder()
    #expect(Pager.command(["PATH": folder.path]) == nil)
    let less = try folder.write("#!/bin/sh", to: "less")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: less)
    #expect(Pager.command(["PATH": folder.path]) == "LESS=FRX exec less")
    #expect(Pager.command(["PATH": folder.path, "LESS": "-S"]) == "exec less")
  }
}
