import EingangTestSupport
import Foundation

/// Files that cannot be read, each in its own way, and one that can.
enum BadFiles {
  /// Writes all of them into a folder.
  static func write(to folder: TemporaryFolder) throws {
    let jpeg = try decoded(BadFiles.jpeg)
    let files: [String: Data] = [
      "leer.pdf": Data(), "text.pdf": Data("{\\rtf1 Das ist nur Text.}\n".utf8),
      "abgebrochen.jpg": jpeg.prefix(jpeg.count / 2),
      "punkt.png": try decoded(BadFiles.pixel), "passwort.pdf": try decoded(BadFiles.encrypted),
      "gut.pdf": TinyPDF.data(pages: ["Stadtwerke Musterstadt\n\nRechnung\nRechnungsbetrag: 85,00 €"]),
    ]
    for (name, data) in files { try data.write(to: URL(fileURLWithPath: folder.path + "/" + name)) }
  }

  private struct NotBase64: Error {}

  private static func decoded(_ text: String) throws -> Data {
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else { throw NotBase64() }
    return data
  }

  /// One white pixel.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg=="

  /// The word Hallo, 84 by 42 pixels; whole.
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQEAHgAeAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAx
    NDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy
    MjIyMjIyMjL/wAARCAAqAFQDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF
    BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW
    V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi
    4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAEC
    AxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVm
    Z2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq
    8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD3+iiigAooooAKKKKACiiigAooooAKKKKAOR+IOtS6DpukXiXTW0J1i1juXUZzCW+cH2I9
    Kytc8f6be6h4cs9C1YtNPrEMc6JG674Sr7gSyjjO2uk8VaHc65FpC2zwobPVba9k80kZSNssBgHn07e9HifQ7nWpNDa2eFBYarDe
    y+YSMoiuCFwDz8w64HvQBma743u9Ba7urrRAmlWkoSSeS8VJnXIBkjiwdyjP94E4PFc94r1TULe58cCG/uoxbnSfJCTMPK3yAPtw
    eNw64696bqvw31fUdM1/Tfs+iNNqFxNPHrE5Z7khm3JGRs+UDhchiAvRc1q6r4M1nV4/EcsjWEM+rDTyiLM7rG0DhnBbYCR6HHPf
    FAGneeL783urR6PoX9oW+knZdzNdiItJsDlI12ncQpGclRk4rodK1K31nSLPU7Riba7hSaMsMHawyMj15rlpdC8R6Xe68uhrps1r
    rExuA93O8b2srRqjHaqMJF+UEDK+nvXSaBpEegeHtO0iKQyJZ26QByMFtoAzj360AaNFFFABRRRQAUUUUAFFFFABRRRQAUUUUAFF
    FFABRRRQAUUUUAf/2Q==
    """

  /// A page that opens with the password "geheim" only.
  private static let encrypted = """
    JVBERi0xLjcKJb/3ov4KMSAwIG9iago8PCAvRXh0ZW5zaW9ucyA8PCAvQURCRSA8PCAvQmFzZVZlcnNpb24gLzEuNyAvRXh0ZW5z
    aW9uTGV2ZWwgOCA+PiA+PiAvVHlwZSAvQ2F0YWxvZyA+PgplbmRvYmoKMiAwIG9iago8PCAvQ0YgPDwgL1N0ZENGIDw8IC9BdXRo
    RXZlbnQgL0RvY09wZW4gL0NGTSAvQUVTVjMgL0xlbmd0aCAzMiA+PiA+PiAvRmlsdGVyIC9TdGFuZGFyZCAvTGVuZ3RoIDI1NiAv
    TyA8ZGI4NDdiZjZmOGFmNjUwZDdhN2Q2NzgwMjc3Y2FmMWEwMWUwZjdlZTdjZWNhZWRhNzQwZTVlOThiNTdjMThjZTk4YzlmOWE2
    MjAwMDI1YmI4ZWExMDI2NmNkMjliOGY0PiAvT0UgPDlhY2JkNjhiZDE0MTEzODY2Mzk5NmMxZTk1N2UzZDBlNTQ1MWQyZTU0OWQ1
    ZThkNzk4NjEyY2FlZGViZGNjMjU+IC9QIC00IC9QZXJtcyA8YmQ5MmVlYThkMmIzNTQyOGJiYmVhMzIwZDI3MzM1YTQ+IC9SIDYg
    L1N0bUYgL1N0ZENGIC9TdHJGIC9TdGRDRiAvVSA8ZjRjYjE4MjFjNmU3NTU3NTg5OWZlNWNmZGY3NDVmZjgxYjNkMDBhOTJmOWNk
    OWYwOThkMDhhMWViNTBjODhiNjdlYzQxYjVkNGFjNDM0ZmI0ZjFiYzIxN2QyYTQ3YTZmPiAvVUUgPDg0ODBmNmE3ZWQwZWFkZDM4
    MjA5NzdjM2ZhNzYxMTY1OTZjMmUwODA0NWNmMjM2NmU3ODBjMWI4OGRlYjkyYjI+IC9WIDUgPj4KZW5kb2JqCnhyZWYKMCAzCjAw
    MDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAxNSAwMDAwMCBuIAowMDAwMDAwMTE3IDAwMDAwIG4gCnRyYWlsZXIgPDwgL1Jvb3Qg
    MSAwIFIgL0lEIFs8NjcwMWY1YWVjMzkxNWQyZDIyODcwODdhMzI0ZGY3ZDI+PDY3MDFmNWFlYzM5MTVkMmQyMjg3MDg3YTMyNGRm
    N2QyPl0gL0VuY3J5cHQgMiAwIFIgPj4Kc3RhcnR4cmVmCjY2NAolJUVPRgo=
    """
}
