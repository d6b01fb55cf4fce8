import AlbertModel
import Glibc
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Reasons why a file is not read")
struct UnreadableTests {
  @Test(
    "every reason says what to do, in sentences that end with a full stop",
    arguments: [
      Unreadable.empty, Unreadable.incomplete, Unreadable.damagedImage, Unreadable.damagedPDF, Unreadable.damagedPage,
      Unreadable.locked("Das PDF"), Unreadable.tooSmall, Unreadable.tooManyPixels, Unreadable.outOfMemory,
      Unreadable.timeout,
      Unreadable.crashed, Unreadable.noData(["deu"]),
      Unreadable.damagedMail, Unreadable.encryptedMail, Unreadable.damagedArchive, Unreadable.incompleteArchive,
      Unreadable.damagedPart, Unreadable.unknownPacking, Unreadable.tooLargePart, Unreadable.tooManyParts,
      Unreadable.tooDeep, Unreadable.noParts, Unreadable.noText, Unreadable.unknownCoding,
      Unreadable.locked("Das ZIP", tried: ["x"]), Unreadable.cancelled, Unreadable.tooManyPages(9, allowed: 3),
    ])
  func saysWhatToDo(stoerung: Stoerung) {
    #expect(stoerung.why.contains("Bitte "))
    #expect(stoerung.why.hasSuffix("."))
    #expect(!stoerung.why.contains("!"))
  }

  @Test("a file that cannot be opened is a matter of intake", arguments: [ENOENT, EACCES, EINVAL, EIO])
  func cannotOpen(code: Int32) {
    #expect(Unreadable.cannotOpen(OpenFile.SystemError(code: code)).stage == .intake)
  }

  @Test(
    "what must change before trying again has a point is told with the reason",
    arguments: [
      (Unreadable.empty, Stoerung.Cause.document), (Unreadable.locked("Das PDF"), .password),
      (Unreadable.tooManyPixels, .size),
      (Unreadable.tooManyPages(9, allowed: 3), .size), (Unreadable.outOfMemory, .memory), (Unreadable.timeout, .time),
      (Unreadable.crashed, .interrupted), (Unreadable.cannotOpen(.init(code: ENOENT)), .original),
      (Unreadable.cannotOpen(.init(code: EMFILE)), .resources),
      (Unreadable.cannotStart(.init(code: ENFILE)), .resources),
      (Unreadable.cannotStart(.init(code: ENOMEM)), .resources),
      (Unreadable.cannotStart(.init(code: ENOENT)), .missing),
      (Unreadable.cannotOpen(.init(code: ENOSPC)), .disk), (Unreadable.cannotOpen(.init(code: EINVAL)), .document),
    ])
  func causes(stoerung: Stoerung, cause: Stoerung.Cause) {
    #expect(stoerung.cause == cause)
  }
}
