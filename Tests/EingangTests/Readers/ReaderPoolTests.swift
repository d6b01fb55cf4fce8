import AlbertModel
import EingangTestSupport
import Foundation
import Glibc
import Testing

@testable import Eingang

@Suite("Pool of readers", .tags(.ocr), .timeLimit(.minutes(15)))
struct ReaderPoolTests {
  private let bytes: TestBytes
  private let settings = ReaderSettings(languages: ["deu"], limits: Limits())

  init() throws { bytes = try TestBytes() }

  private func pool(_ settings: ReaderSettings? = nil, readers: Int = 1) -> ReaderPool {
    ReaderPool(settings: settings ?? self.settings, readers: readers, executable: BuiltBinary.reader)
  }

  private func request(_ pages: [String], alwaysOCR: Bool = false) throws -> ReadingRequest {
    let path = try bytes.path(TinyPDF.data(pages: pages), named: "\(UUID().uuidString).pdf")
    return ReadingRequest(path: path, name: "brief.pdf", alwaysOCR: alwaysOCR)
  }

  @Test("reads a page as a picture")
  func readsPicture() async throws {
    let reading = try await pool().read(try request(["Rechnungsbetrag 85,00 EUR"], alwaysOCR: true))
    #expect(reading.pages.map(\.source) == [.ocr])
    #expect(reading.pages.first?.text.contains("85,00 EUR") == true)
    #expect(reading.timing.ocr > 0)
    #expect(reading.bytes > 500)
    #expect(reading.fingerprint.contains("tesseract-"))
    #expect(reading.fingerprint.contains("deu-"))
  }

  @Test("the pages of a document keep their order, however many readers share them", arguments: [1, 3])
  func keepsOrder(readers: Int) async throws {
    let texts = (1...25).map { "Dies ist Seite Nummer \($0)." }
    let reading = try await pool(readers: readers).read(try request(texts))
    #expect(reading.pages.map(\.number) == Array(1...25))
    #expect(reading.pages.map(\.text) == texts.map { $0 + "\n" })
  }

  @Test("a file that cannot be read leaves the reader fit for the next")
  func goesOn() async throws {
    let pool = pool()
    let junk = ReadingRequest(path: try bytes.path([0, 1, 2, 3], named: "a.pdf"), name: "a.pdf")
    await #expect(throws: Stoerung.self) { try await pool.read(junk) }
    let before = await pool.idleProcesses
    #expect(try await pool.read(try request(["Brief"])).pages.count == 1)
    #expect(await pool.idleProcesses == before)
    #expect(before.count == 1)
  }

  @Test("an empty and a missing file need no reader")
  func needsNoReader() async throws {
    let pool = pool()
    let empty = ReadingRequest(path: try bytes.path([], named: "leer.pdf"), name: "leer.pdf")
    await #expect(throws: Unreadable.empty) { try await pool.read(empty) }
    let missing = ReadingRequest(path: "/nirgends/brief.pdf", name: "brief.pdf")
    await #expect(throws: Unreadable.cannotOpen(.init(code: ENOENT))) { try await pool.read(missing) }
    #expect(await pool.idleProcesses.isEmpty)
  }

  @Test("a reader killed between two papers is replaced, and nobody notices")
  func replacesDead() async throws {
    let pool = pool()
    _ = try await pool.read(try request(["eins"]))
    let first = try #require(await pool.idleProcesses.first)
    kill(first, SIGKILL)
    #expect(try await pool.read(try request(["zwei"])).pages.first?.text == "zwei\n")
    #expect(await pool.idleProcesses.first != first)
  }

  @Test("what a dead reader leaves is read in a fresh one, not in another that waits")
  func triesFresh() async throws {
    let pool = pool(readers: 2)
    _ = try await pool.read(try request((1...25).map { "Seite \($0)" }))
    let idle = await pool.idleProcesses
    try #require(idle.count == 2)
    for process in idle { kill(process, SIGKILL) }
    #expect(try await pool.read(try request(["zwei"])).pages.first?.text == "zwei\n")
  }

  @Test("a reader that is killed in the middle of a page is replaced, and the page is read")
  func replacesKilled() async throws {
    let page = try ScriptedReader.bytes([ScriptedReader.ready, .document(pages: 1), ScriptedReader.page(1)])
    let scripted = try ScriptedReader(first: page.dropLast(20), then: "kill -9 $$")
    let pool = ReaderPool(settings: settings, readers: 1, executable: scripted.path)
    #expect(try await pool.read(try request(["eins"])).pages.map(\.text) == ["eins\n"])
    #expect(try scripted.starts == 2)
  }

  @Test(
    "a reader that was taken over is ended, and the page is read by another",
    arguments: [
      [.document(pages: Int.max), ScriptedReader.page(1), .end],
      [.document(pages: 1), ScriptedReader.page(1), ScriptedReader.page(1), .end],
      [.document(pages: 1), ScriptedReader.page(7), .end],
      [.document(pages: 1), ScriptedReader.page(1, width: 1e308), .end],
      [.document(pages: 1), .end],
    ] as [[ReaderMessage]])
  func takenOver(messages: [ReaderMessage]) async throws {
    let bytes = try ScriptedReader.bytes([ScriptedReader.ready] + messages)
    let scripted = try ScriptedReader(first: bytes[...], then: "exec cat >/dev/null")
    let pool = ReaderPool(settings: settings, readers: 1, executable: scripted.path)
    #expect(try await pool.read(try request(["eins"])).pages.map(\.text) == ["eins\n"])
    #expect(try scripted.starts == 2)
  }

  @Test("a document with more words than a letter can have is refused, and one that changes its length as well")
  func adds() {
    let word = Word("a", box: BoundingBox(x: 0, y: 0, width: 0.1, height: 0.1), line: 0)
    let text = PageText(
      number: 2, width: 1, height: 1, source: .textLayer, words: [Word](repeating: word, count: 90_000))
    let page = ReaderMessage.Page(text: text, timing: Timing())
    var pages: [ReaderMessage.Page] = []
    var words = 0
    let reasons = (1...6).map { _ in
      ReaderPool.add(.success(.init(pageCount: 9, pages: [page])), to: &pages, of: 9, words: &words)
    }
    #expect(reasons == [nil, nil, nil, nil, nil, Unreadable.tooMuchText])
    #expect(ReaderPool.add(.success(.init(pageCount: 8)), to: &pages, of: 9, words: &words) == Unreadable.crashed)
  }

  @Test("a reader that stands still is ended after its time, and the pool goes on")
  func endsStopped() async throws {
    let pool = pool(ReaderSettings(languages: ["deu"], limits: Limits(sekundenProSeite: 2)))
    _ = try await pool.read(try request(["eins"]))
    kill(try #require(await pool.idleProcesses.first), SIGSTOP)
    await #expect(throws: Unreadable.timeout) { try await pool.read(try request(["zwei"])) }
    #expect(try await pool.read(try request(["drei"])).pages.first?.text == "drei\n")
  }

  @Test("readers that always die give a reason, after two tries")
  func alwaysDies() async throws {
    let pool = ReaderPool(settings: settings, readers: 1, executable: "/bin/true")
    await #expect(throws: Unreadable.crashed) { try await pool.read(try request(["eins"])) }
  }

  @Test("a reader that talks nonsense is treated as one that died")
  func talksNonsense() async throws {
    let script = try bytes.folder.program("exec 1>&0; echo 'nonsense, more than five bytes'; sleep 60", to: "r")
    let pool = ReaderPool(settings: settings, readers: 1, executable: script)
    await #expect(throws: Unreadable.crashed) { try await pool.read(try request(["eins"])) }
  }

  @Test("a program that cannot be started is a reason of its own")
  func cannotStart() async throws {
    let text = try bytes.path("no program".utf8, named: "text")
    try #require(chmod(text, 0o700) == 0)
    for (program, why) in [
      ("/nirgends/eingang-reader", "Das Programm zum Lesen (eingang-reader) fehlt"),
      (text, "Das Lesen ließ sich nicht starten"),
    ] {
      let pool = ReaderPool(settings: settings, readers: 1, executable: program)
      let stoerung = await #expect(throws: Stoerung.self) { try await pool.read(try request(["eins"])) }
      #expect(stoerung?.why.hasPrefix(why) == true)
      #expect(stoerung?.cause == .missing)
    }
  }

  @Test("a reader of another build is not asked for a page, and is named as the reason")
  func otherBuild() async throws {
    let script = try bytes.folder.program("shift; exec '\(BuiltBinary.reader)' 0.0.1/7 \"$@\"", to: "r")
    let pool = ReaderPool(settings: settings, readers: 1, executable: script)
    await #expect(throws: Unreadable.otherBuild) { try await pool.read(try request(["eins"])) }
    #expect(Unreadable.otherBuild.why.contains("eingang-reader") && Unreadable.otherBuild.cause == .missing)
    let facts = await BlockingCall.run {
      ReadingFacts.ask(ReaderSettings(inspecting: Limits()), executable: script)
    }
    #expect(facts == .failure(Unreadable.otherBuild))
  }

  @Test("a reader without languages says what it reads with")
  func facts() async throws {
    let asked = await BlockingCall.run {
      ReadingFacts.ask(ReaderSettings(inspecting: Limits()), executable: BuiltBinary.reader)
    }
    let facts = try asked.get()
    #expect(facts.libraries.contains("tesseract") && facts.edition.hasPrefix(facts.libraries))
    #expect(facts.edition.contains(" preparation-"))
  }

  @Test(
    "too little memory is a reason, not a blank page and not a crash",
    .disabled(if: Sanitizer.isOn, "a sanitizer needs the address space that is limited here"),
    arguments: [110, 220, 260])
  func outOfMemory(mebibytes: Int) async throws {
    let pool = pool(ReaderSettings(languages: ["deu"], limits: Limits(speicherMiB: mebibytes)))
    let file = ReadingRequest(
      path: try bytes.path(GreyJPEG.bytes(width: 10_000, height: 11_000), named: "gross.jpg"), name: "gross.jpg")
    await #expect(throws: Unreadable.outOfMemory) { try await pool.read(file) }
  }

  @Test("the most memory that a reader held is known, also of one that has ended")
  func largestReader() async throws {
    let pool = pool()
    #expect(await pool.largestReader == 0)
    _ = try await pool.read(try request(["eins"]))
    let small = await pool.largestReader
    #expect((10_000...1_000_000).contains(small))
    let large = ReadingRequest(
      path: try bytes.path(GreyJPEG.bytes(width: 10_000, height: 10_000), named: "gross.jpg"), name: "gross.jpg")
    _ = try await pool.read(large)
    // A byte a pixel, in KiB.
    #expect(await pool.largestReader > small + 90_000)
  }

  @Test("a cancelled reading ends at once")
  func cancels() async throws {
    let folder = try TemporaryFolder()
    let began = folder.path + "/began"
    try #require(mkfifo(began, 0o600) == 0)
    let script = try bytes.folder.program("echo > '\(began)'\nexec sleep 2000", to: "schlaf")
    let pool = ReaderPool(settings: settings, readers: 1, executable: script)
    let request = try request(["eins"])
    let task = Task { try await pool.read(request) }
    _ = await BlockingCall.run { close(open(began, O_RDONLY | O_CLOEXEC)) }
    task.cancel()
    await #expect(throws: Unreadable.cancelled) { try await task.value }
  }

  @Test("data that is only linked into its folder is read within the sandbox, the second language too")
  func linkedData() async throws {
    let folder = try TemporaryFolder()
    let real = try #require(Tessdata(prefix: nil))
    for file in real.files(of: ["deu", "eng"]) {
      let link = folder.path + "/" + (file.split(separator: "/").last.map(String.init) ?? "")
      try #require(symlink(file, link) == 0)
    }
    let settings = ReaderSettings(languages: ["deu", "eng"], limits: Limits(), tessdataPrefix: folder.path)
    let text = (1...12).map { "Dear parents of the school, this is the letter number \($0) about the trip" }
    let reading = try await pool(settings).read(try request([text.joined(separator: "\n")], alwaysOCR: true))
    #expect(reading.pages.first?.text.contains("Dear parents of the school") == true)
  }

  @Test("every library works within the sandbox: passwords, encryption, charsets, HEVC")
  func libraries() async throws {
    let pool = ReaderPool(
      settings: settings, readers: 1, passwords: Passwoerter(["falsch", "geheim", "gehäim"]),
      executable: BuiltBinary.reader)
    func text(_ content: some Sequence<UInt8>) async throws -> [String] {
      let path = try bytes.path(content, named: UUID().uuidString)
      return try await pool.read(ReadingRequest(path: path, name: "x")).pages.map(\.text)
    }
    for name in ["gesperrt-aes.zip", "gesperrt-alt.zip", "gesperrt-256.pdf", "gesperrt-40.pdf"] {
      #expect(try await text(try TestPapers.bytes(name)) == ["Rechnungsbetrag 85,00 EUR\n"], "\(name)")
    }
    for name in ["zwei.heic", "blatt.avif", "blatt.jp2", "blatt.gif"] {
      #expect(try await text(try TestPapers.bytes(name)).count == (name == "zwei.heic" ? 2 : 1), "\(name)")
    }
    for (charset, letters) in [("iso-8859-2", [0xF3]), ("koi8-r", [0xCF]), ("gb18030", [0xA8, 0xAE])]
      as [(String, [UInt8])]
    {
      let head = "From: a@b\nMessage-ID: <1@b>\nContent-Type: text/plain; charset=\(charset)\n\nWort "
      let expected = ["iso-8859-2": "ó", "koi8-r": "о", "gb18030": "ó"][charset] ?? ""
      #expect(try await text(Array(head.utf8) + letters + [0x0A]) == ["Von: a@b\n\nWort \(expected)\n"], "\(charset)")
    }
  }

  @Test("the pages of an archive keep their order and what is told of it, however many readers share them")
  func archive() async throws {
    let zip = TinyZIP.data((1...30).map { ("\($0).txt", Array("Seite \($0)".utf8)) } + [("31.bin", [0, 1, 2])])
    let pool = pool(readers: 2)
    let request = ReadingRequest(path: try bytes.path(zip, named: "a.zip"), name: "a.zip")
    let reading = try await pool.read(request)
    #expect(reading.pages.map(\.text) == (1...30).map { "Seite \($0)\n" })
    #expect(reading.pages.map { $0.notices.count } == [Int](repeating: 0, count: 29) + [1])
    #expect(
      Understanding(haushalt: .init(), ablage: [], erhalten: nil).vorschlag(for: reading.pages).extraction.warnings
        .count == 1)
  }
}
