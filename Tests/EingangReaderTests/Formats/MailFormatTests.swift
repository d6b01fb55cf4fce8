import EingangTestSupport
import Foundation
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("E-mails")
struct MailFormatTests {
  private static let head =
    "From: =?utf-8?q?Stadtwerke_M=C3=BCnster?= <post@stadtwerke.example>\r\nTo: berger@haus.example\r\n"
    + "Date: Mon, 1 Sep 2025 09:15:00 +0200\r\nMessage-ID: <1@x>\r\nSubject: =?iso-8859-1?Q?Ihre_Geb=FChren?=\r\n"
    + "MIME-Version: 1.0\r\n"

  private static let lines =
    "Von: Stadtwerke Münster <post@stadtwerke.example>\nAn: berger@haus.example\nDatum: 01.09.2025 09:15\n"
    + "Betreff: Ihre Gebühren\n"

  private static func part(_ type: String, _ body: String, _ more: String = "") -> String {
    "--q\r\nContent-Type: \(type)\r\n\(more)\r\n\(body)\r\n"
  }

  private static func mail(_ kind: String, _ parts: [String]) -> String {
    head + "Content-Type: multipart/\(kind); boundary=\"q\"\r\n\r\n" + parts.joined() + "--q--\r\n"
  }

  private static func attached(_ name: String, _ text: String) -> String {
    part("application/octet-stream", text, "Content-Disposition: attachment; filename=\"\(name)\"\r\n")
  }

  private static let pdf = String(decoding: TinyPDF.data(pages: ["Rechnung", "Anlage"]), as: UTF8.self)

  private func pages(_ mail: String) throws -> (texts: [String], notices: [[String]]) {
    try TestBytes().pages(mail.utf8)
  }

  @Test(
    "the letter's words come after who wrote, to whom, when and about what, in any encoding",
    arguments: [
      ("text/plain; charset=utf-8", "8bit", "Guten Tag, 5 € für Öl"),
      ("text/plain; charset=windows-1252", "quoted-printable", "Guten Tag, 5 =80 f=FCr =\r\n=D6l"),
      ("text/plain; charset=\"UTF-8\"", "base64", "R3V0ZW4gVGFnLCA1IOKCrCBmw7xyIMOWbA=="),
      ("text/html; charset=utf-8", "8bit", "<p>Guten Tag, 5&nbsp;&euro; f&uuml;r <b>&Ouml;l</b><style>p{}</style>"),
      ("text/plain; charset=unknown-8bit", "8bit", "Guten Tag, 5 € für Öl"),
    ])
  func letter(type: String, encoding: String, body: String) throws {
    let mail = Self.head + "Content-Type: \(type)\r\nContent-Transfer-Encoding: \(encoding)\r\n\r\n" + body
    #expect(try pages(mail).texts == [Self.lines + "\nGuten Tag, 5 € für Öl\n"])
  }

  @Test("plain words are preferred to HTML, unless they are none")
  func alternatives() throws {
    let html = Self.part("text/html", "<p>Aus HTML</p>")
    #expect(
      try pages(Self.mail("alternative", [Self.part("text/plain", "Nur Text"), html])).texts == [
        Self.lines + "\nNur Text\n"
      ])
    #expect(
      try pages(Self.mail("alternative", [Self.part("text/plain", " "), html])).texts == [Self.lines + "\nAus HTML\n"])
  }

  @Test("attachments follow in their order, whatever their names and types say")
  func attachments() throws {
    let zip = "UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA=="
    let mail = Self.mail(
      "mixed",
      [
        Self.part("text/plain", "Anbei."), Self.attached("scan.jpg", Self.pdf),
        Self.attached("notiz", "Noch ein Wort dazu"),
        Self.part(
          "application/zip", zip,
          "Content-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=\"leer.zip\"\r\n"),
        Self.part("application/pgp-signature", "-----BEGIN PGP SIGNATURE-----"),
      ])
    let (texts, notices) = try pages(mail)
    #expect(texts == [Self.lines + "\nAnbei.\n", "Rechnung\n", "Anlage\n", "Noch ein Wort dazu\n"])
    #expect(notices == [[], [], [], ["„leer.zip“ wurde nicht gelesen: \(Unreadable.noParts.why)"]])
  }

  @Test("a mail within a mail is read with what is attached to it")
  func nested() throws {
    let inner = Self.mail("mixed", [Self.part("text/plain", "Innen"), Self.attached("a.pdf", Self.pdf)])
      .replacing("\"q\"", with: "\"r\"").replacing("--q", with: "--r")
    let texts = try pages(Self.mail("mixed", [Self.part("text/plain", "Außen"), Self.part("message/rfc822", inner)]))
      .texts
    #expect(texts == [Self.lines + "\nAußen\n", Self.lines + "\nInnen\n", "Rechnung\n", "Anlage\n"])
  }

  @Test("logos are no pages, and a page photographed into the letter is one where nothing is attached")
  func logos() throws {
    func picture(_ side: Int) -> String {
      Self.part(
        "image/x-portable-greymap", Data(TestBytes.grey(width: side, height: side)).base64EncodedString(),
        "Content-ID: <l>\r\nContent-Transfer-Encoding: base64\r\n")
    }
    let html = Self.part("text/html", "<p>Hallo <img src='cid:l'></p>")
    #expect(try pages(Self.mail("related", [html, picture(200)])).texts.count == 1)
    #expect(try pages(Self.mail("mixed", [html, picture(200)])).texts.count == 1)
    #expect(try pages(Self.mail("related", [html, picture(1000)])).texts.count == 2)
    let related = Self.part(
      "multipart/related; boundary=r", (html + picture(1000)).replacing("--q", with: "--r") + "--r--")
    #expect(try pages(Self.mail("mixed", [related, Self.attached("a.pdf", Self.pdf)])).texts.count == 3)
  }

  @Test("an encrypted mail says so")
  func encrypted() throws {
    let mail = Self.mail("encrypted", [Self.part("application/pgp-encrypted", "Version: 1")])
    #expect(try pages(mail).notices == [["„Anhang ohne Namen“ wurde nicht gelesen: \(Unreadable.encryptedMail.why)"]])
  }

  @Test("a mail of several parts is whole with its end mark, and no mail within its header")
  func wholeness() throws {
    let mail = Array(Self.mail("mixed", [Self.part("text/plain", "Anbei."), Self.attached("a.pdf", Self.pdf)]).utf8)
    #expect(try TestBytes().wholeness(mail) == .whole(mayGrow: false))
    for parts in [15, 20, 25, 50, 75, 99] {
      #expect(try TestBytes().wholeness(mail.prefix(mail.count * parts / 100)) == Unfinished.container)
    }
    #expect(try TestBytes().wholeness((Self.head + "\r\nNur ein Teil").utf8) == .whole(mayGrow: false))
  }

  @Test("a mail that breaks off says so beside what there is of it")
  func brokenOff() throws {
    let whole = Self.mail(
      "mixed", [Self.part("text/plain", "Anbei."), Self.attached("a.pdf", Self.pdf), Self.attached("b", "Mehr")])
    #expect(try pages(whole).notices.joined().isEmpty)
    let cut = try #require(whole.ranges(of: "--q\r\n").last)
    let (texts, notices) = try pages(String(whole[..<cut.lowerBound]))
    #expect(texts == [Self.lines + "\nAnbei.\n", "Rechnung\n", "Anlage\n"])
    #expect(notices == [[], [], [Unreadable.incompleteMail.why]])
    #expect(try pages(Self.head).notices == [[Unreadable.incompleteMail.why]])
  }

  private static func other(_ mail: String) -> String {
    mail.replacing("\"q\"", with: "\"r\"").replacing("--q", with: "--r")
  }

  @Test("a mail that breaks off within a whole one says so beside what there is of it")
  func brokenWithin() throws {
    let whole = Self.other(Self.mail("mixed", [Self.part("text/plain", "Innen"), Self.attached("b", "Mehr")]))
    let cut = String(whole[..<(try #require(whole.ranges(of: "--r--").last)).lowerBound])
    for inner in [Self.part("message/rfc822", cut), Self.attached("brief.eml", cut)] {
      let mail = Self.mail("mixed", [Self.part("text/plain", "Außen"), inner])
      #expect(try TestBytes().wholeness(mail.utf8) == .whole(mayGrow: false))
      let (texts, notices) = try pages(mail)
      #expect(texts.prefix(2) == [Self.lines + "\nAußen\n", Self.lines + "\nInnen\n"])
      #expect(notices.joined().contains(Unreadable.incompleteMail.why), "\(notices)")
    }
  }

  @Test("parts within parts that break off are told, and so is a mail that names no mark for its parts")
  func brokenParts() throws {
    let inner = Self.part("text/plain", "Nur Text").replacing("--q", with: "--r")
    let outer = Self.mail("mixed", [Self.part("multipart/alternative; boundary=r", inner), Self.attached("b", "Mehr")])
    #expect(try pages(outer).notices.joined().contains(Unreadable.incompleteMail.why))
    let nameless = Self.head + "Content-Type: multipart/mixed\r\n\r\n" + Self.part("text/plain", "Verloren")
    #expect(try pages(nameless).notices.joined().contains(Unreadable.incompleteMail.why))
  }

  @Test("a mail that is nothing but another one is whole with that")
  func envelope() throws {
    let inner = Self.mail("mixed", [Self.part("text/plain", "Innen"), Self.attached("b", "Mehr")])
    let mail = Array((Self.head + "Content-Type: message/rfc822\r\n\r\n" + inner).utf8)
    #expect(try TestBytes().wholeness(mail) == .whole(mayGrow: false))
    #expect(try pages(String(decoding: mail, as: UTF8.self)).notices.joined().isEmpty)
    for parts in [60, 75, 90, 98] {
      #expect(try TestBytes().wholeness(mail.prefix(mail.count * parts / 100)) == Unfinished.container)
    }
  }

  @Test("a mark that is only spoken of ends no mail")
  func spokenOf() throws {
    let talk =
      Self.head + "Content-Type: multipart/mixed; boundary=\"q\"\r\n\r\n"
      + Self.part("text/plain", "Am Ende steht --q-- und mehr")
    #expect(try TestBytes().wholeness(talk.utf8) == Unfinished.container)
  }

  @Test("a whole mail within a whole one is not taken for one that breaks off")
  func wholeWithin() throws {
    let inner = Self.mail("mixed", [Self.part("text/plain", "Innen"), Self.attached("b", "Mehr")])
      .replacing("\"q\"", with: "\"r\"").replacing("--q", with: "--r")
    let mail = Self.mail("mixed", [Self.part("text/plain", "Außen"), Self.part("message/rfc822", inner)])
    #expect(try pages(mail).notices == [[], [], []])
  }

  @Test("S/MIME says whether it is encrypted or only packed into its signature; a letter beside its signature is read")
  func sealed() throws {
    func notices(_ type: String) throws -> [[String]] {
      try pages(Self.head + "Content-Type: application/\(type); name=\"smime.p7m\"\r\n\r\nMIAGCSqGSIb3DQEHAqCAMIACAQE=")
        .notices
    }
    let sealed = [["„smime.p7m“ wurde nicht gelesen: \(Unreadable.sealedMail.why)"]]
    let locked = [["„smime.p7m“ wurde nicht gelesen: \(Unreadable.encryptedMail.why)"]]
    #expect(try notices("pkcs7-mime; smime-type=signed-data") == sealed)
    #expect(try notices("x-pkcs7-mime; smime-type=\"Signed-Data\"") == sealed)
    #expect(try notices("pkcs7-mime; smime-type=enveloped-data") == locked)
    #expect(try notices("pkcs7-mime") == locked)
    let (texts, none) = try pages(
      Self.mail("signed", [Self.part("text/plain", "Lesbar"), Self.part("application/pkcs7-signature", "MIAG")]))
    #expect(texts == [Self.lines + "\nLesbar\n"])
    #expect(none == [[]])
  }

  @Test("more parts than a letter has, and more levels, end in words")
  func hostile() throws {
    let many = Self.mail("mixed", [String](repeating: Self.attached("a", "b"), count: 2100))
    #expect(try TestBytes().reason(many.utf8) == Unreadable.tooManyParts.why)
    var deep = Self.head
    for level in 0..<5000 { deep += "Content-Type: multipart/mixed; boundary=\"q\(level)\"\r\n\r\n--q\(level)\r\n" }
    let (texts, notices) = try pages(deep + "Content-Type: text/plain\r\n\r\nHallo\r\n")
    #expect(texts == [Self.lines])
    #expect(notices.flatMap(\.self).contains { $0.hasSuffix(Unreadable.tooDeep.why) })
    var mail = Self.head + "\r\nganz innen"
    for _ in 0..<6 { mail = Self.head + "Content-Type: message/rfc822\r\n\r\n" + mail }
    let nested = try pages(mail)
    #expect(nested.texts == [String](repeating: Self.lines, count: 4))
    #expect(nested.notices.flatMap(\.self).contains { $0.hasSuffix(Unreadable.tooDeep.why) })
  }

  @Test("bytes changed anywhere end in words or in pages")
  func damaged() throws {
    let mail = Array(Self.mail("mixed", [Self.part("text/plain", "Anbei."), Self.attached("a.pdf", "nichts")]).utf8)
    for at in stride(from: 0, to: mail.count, by: 3) {
      var changed = mail
      changed[at] ^= 0x15
      let reason = try TestBytes().reason(changed)
      #expect(reason?.contains("Bitte ") != false)
    }
  }
}
