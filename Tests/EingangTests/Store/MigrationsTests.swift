import EingangTestSupport
import Testing

@testable import Eingang

@Suite struct MigrationsTests {
  @Test("only the steps that are new are run, and a step that fails leaves the store as it was")
  func appended() throws {
    let folder = try TemporaryFolder()
    let connection = try Connection(path: folder.path + "/eingang.sqlite")
    try Migrations.run(on: connection)
    let more = Migrations.steps + ["CREATE TABLE more (x) STRICT;"]
    #expect(throws: StoreError.self) { try Migrations.run(on: connection, steps: more) }
    try Migrations.run(on: connection, steps: Migrations.steps + ["CREATE TABLE more (x TEXT) STRICT;"])
    try connection.run("INSERT INTO more VALUES ('y')")
    try Migrations.run(on: connection, steps: Migrations.steps + ["CREATE TABLE more (x TEXT) STRICT;"])
    #expect(try connection.rows("SELECT x FROM more") { (row) throws(StoreError) in row.text(0) } == ["y"])
  }
}
