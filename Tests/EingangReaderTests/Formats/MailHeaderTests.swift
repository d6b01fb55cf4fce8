import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Headers of mails")
struct MailHeaderTests {
  private func header(_ text: String, isCut: Bool = false) -> MailHeader {
    Array(text.utf8).withUnsafeBufferPointer { MailHeader($0[...], isCut: isCut) }
  }

  @Test(
    "a mail is told by the fields that programs write",
    arguments: [
      "From: a@b.example\nMessage-ID: <1@b>\n\nHallo", "Received: from x\n by y\nReturn-Path: <a@b>\n\n",
      "From - Mon Sep  1 09:15:00 2025\nX-Mozilla-Status: 0001\nFrom: a@b\n\n",
      "From: a@b\r\nTo: c@d\r\nDate: Mon, 1 Sep 2025 09:15:00 +0200\r\n\r\nHallo",
      "\u{FEFF}MIME-Version: 1.0\nFrom: a@b\n\n", "ARC-Seal: i=1\nDelivered-To: a@b\n\n",
    ])
  func isMail(text: String) { #expect(header(text).isMail) }

  @Test(
    "a note that begins like one is none",
    arguments: [
      "From: Anna\n\nHallo", "From: Anna\nTo: Bert\nDate: 3. Mai 2025\nSubject: Fahrt\n\nHallo",
      "From: my house\nto the lake it is\nMessage-ID: <1>\n", "Datum: 1.9.2025\nBetreff: x\n\n",
      "Subject: Bewerbung\n\n",
      "Content-Type: application/pdf\nMIME-Version: 1.0\n\n", " From: a\nMessage-ID: <1@b>\n", "",
      "An: alle\nFrom: a@b\nMessage-ID: <1@b>\n\n",
    ])
  func nearMiss(text: String) { #expect(!header(text).isMail) }

  @Test("a header that is cut is still one, and not complete")
  func cut() {
    let text = "From: a@b.example\nMessage-ID: <1@b>\nSubj"
    #expect(header(text, isCut: true).isMail && !header(text, isCut: true).isComplete)
    #expect(header(text).isMail && !header(text).isComplete)
    #expect(header("From: a@b\n\n").isComplete)
  }

  @Test(
    "what parts its parts is found, folded and quoted",
    arguments: [
      ("multipart/mixed; boundary=\"a b\"", "a b"), ("Multipart/Related;\n\tBoundary=xyz; type=x", "xyz"),
      ("text/plain; boundary=x", nil), ("multipart/mixed", nil),
    ] as [(String, String?)])
  func boundary(type: String, boundary: String?) {
    #expect(header("From: a@b\nContent-Type: \(type)\n\n").boundary == boundary)
  }
}
