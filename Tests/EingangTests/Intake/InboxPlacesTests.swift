import EingangTestSupport
import Foundation
import Testing

@testable import Eingang

@Suite struct InboxPlacesTests {
  private func places(
    _ folder: TemporaryFolder, inbox: String = "Eingang", home: String = "", archive: String = "Archiv",
    ablage: String = "Ablage"
  ) -> InboxPlaces {
    let root = folder.path + "/h"
    return InboxPlaces(
      inbox: root + "/" + inbox, home: home.isEmpty ? root : root + "/" + home, archive: root + "/" + archive,
      ablage: root + "/" + ablage)
  }

  @Test("folders side by side are fine, also where one's name begins another's, and where none is there yet")
  func apart() throws {
    let folder = try TemporaryFolder()
    try places(folder).check()
    try places(folder, archive: "Eingang2", ablage: "Ein").check()
  }

  @Test(
    "an inbox in the archive or the Ablage, either of them in the inbox, and the home in it are refused",
    arguments: [
      ("Archiv/Eingang", "", "Archiv", "Ablage"), ("Ablage/x/Eingang", "", "Archiv", "Ablage"),
      ("Eingang", "", "Eingang/Archiv", "Ablage"), ("Eingang", "", "Archiv", "Eingang/Ablage"),
      ("Eingang", "Eingang/home", "Archiv", "Ablage"), ("Eingang", "Eingang", "Archiv", "Ablage"),
      ("Eingang", "", "Eingang", "Ablage"),
    ])
  func nested(inbox: String, home: String, archive: String, ablage: String) throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: IntakeError.self) {
      try places(folder, inbox: inbox, home: home, archive: archive, ablage: ablage).check()
    }
    guard case .nested = error else {
      Issue.record("refused otherwise: \(String(describing: error))")
      return
    }
  }

  @Test("links hide nothing, also where the last part is not there yet")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "h/Eingang/x")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/h/woanders", withDestinationPath: folder.path + "/h/Eingang")
    #expect(throws: IntakeError.self) { try places(folder, archive: "woanders").check() }
    #expect(throws: IntakeError.self) { try places(folder, ablage: "woanders/a/b").check() }
    #expect(
      InboxPlaces.real(folder.path + "/h/woanders/a") == InboxPlaces.real(folder.path) + "/h/Eingang/a")
  }

  @Test("a missing inbox is made below the home, elsewhere only the first time")
  func making() throws {
    let folder = try TemporaryFolder()
    #expect(places(folder).mayMakeInbox(isFirstRun: false))
    let elsewhere = places(folder, inbox: "../mnt/scans")
    #expect(!elsewhere.mayMakeInbox(isFirstRun: false))
    #expect(elsewhere.mayMakeInbox(isFirstRun: true))
  }
}
