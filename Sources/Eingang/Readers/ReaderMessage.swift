import AlbertModel
import Foundation
import Glibc

/// What the daemon and a reader say to each other, one frame each.
package enum ReaderMessage: Hashable, Sendable {
  /// To the reader, with the open file.
  case read(Request)
  /// To a reader without languages, with the open file: is it whole?
  case inspect
  /// The reader has loaded its first language and confined itself.
  case ready(Ready)
  /// The reader cannot work at all: none of its languages has data.
  case unable
  /// The file is open and has so many pages.
  case document(pages: Int)
  case page(Page)
  /// All pages asked for have been sent.
  case end
  case failed(Stoerung)
  /// The reader is out of memory and ends itself.
  case exhausted
  case wholeness(Wholeness)
  /// To the reader, with the open file: pages of the document that is being made, behind those it has.
  case gather(Gathering)
  /// The reader has them.
  case gathered
  /// To the reader: these were all pages; it forgets them with its answer.
  case bind(BindingFacts)
  /// Some bytes of the document, in order; the end follows the last ones.
  case piece([UInt8])
  /// To the reader: the code that says this, to be printed.
  case draw(String)
  /// The code; nil for a text that no code holds.
  case symbol(QRSymbol?)

  /// A reader that can work.
  package struct Ready: Hashable, Sendable, Codable {
    /// Names and versions of the libraries that it reads with.
    package var libraries: String
    /// The same, and how it makes pages ready: what decides beside the trained data what a page is read as.
    package var edition: String
    /// Of all that makes the same page the same words; empty where it reads no words.
    package var fingerprint: String
    package var confinement: Confinement

    package init(libraries: String, edition: String, fingerprint: String = "", confinement: Confinement) {
      self.libraries = libraries
      self.edition = edition
      self.fingerprint = fingerprint
      self.confinement = confinement
    }

    /// No longer than any that tells versions.
    var isPlausible: Bool { [libraries, edition, fingerprint].allSatisfy { $0.utf8.count <= 4000 } }
  }

  /// Some pages of one file; numbers count from 1.
  package struct Request: Hashable, Sendable, Codable {
    package var first: Int
    package var last: Int
    package var alwaysOCR: Bool
    /// The household's, for whatever in the file is locked; a command line would show them to everybody.
    package var passwords: [String]

    package init(first: Int, last: Int, alwaysOCR: Bool, passwords: [String] = []) {
      self.first = first
      self.last = last
      self.alwaysOCR = alwaysOCR
      self.passwords = passwords
    }
  }

  /// Pages of one file for a document that is made of them.
  package struct Gathering: Hashable, Sendable, Codable {
    package var pages: [BoundPage]
    package var passwords: [String] = []
  }

  /// A page read, with decode, prepare and ocr in its timing.
  package struct Page: Hashable, Sendable, Codable {
    package var text: PageText
    package var timing: Timing

    package init(text: PageText, timing: Timing) {
      self.text = text
      self.timing = timing
    }
  }
}

extension ReaderMessage {
  private var kind: UInt8 {
    switch self {
    case .read: 1
    case .ready: 2
    case .unable: 3
    case .document: 4
    case .page: 5
    case .end: 6
    case .failed: 7
    case .exhausted: 8
    case .inspect: 9
    case .wholeness: 10
    case .gather: 11
    case .gathered: 12
    case .bind: 13
    case .piece: 14
    case .draw: 15
    case .symbol: 16
    }
  }

  private func payload() throws -> Data {
    let encoder = JSONEncoder()
    return switch self {
    case .read(let request): try encoder.encode(request)
    case .ready(let ready): try encoder.encode(ready)
    case .document(let pages): try encoder.encode(pages)
    case .page(let page): try encoder.encode(page)
    case .failed(let stoerung): try encoder.encode(stoerung)
    case .wholeness(let wholeness): try encoder.encode(wholeness)
    case .gather(let gathering): try encoder.encode(gathering)
    case .bind(let facts): try encoder.encode(facts)
    case .piece(let bytes): Data(bytes)
    case .draw(let text): Data(text.utf8)
    case .symbol(let symbol): try encoder.encode(symbol)
    case .unable, .end, .exhausted, .inspect, .gathered: Data()
    }
  }

  /// A message that cannot be written as JSON is a fault of ours, and told as malformed.
  package func send(over channel: FrameChannel, descriptor: Int32? = nil) throws(FrameChannel.Failure) {
    guard let bytes = try? payload() else { throw .malformed }
    try channel.send(kind, [UInt8](bytes), descriptor: descriptor)
  }

  /// The next message of a reader, however long it takes without a deadline.
  ///
  /// An open file never comes from there: it is closed, and malformed.
  package static func next(
    of channel: FrameChannel, until deadline: ContinuousClock.Instant?
  ) throws(FrameChannel.Failure) -> Self {
    let frame = try channel.receive(until: deadline)
    guard let descriptor = frame.descriptor else { return try ReaderMessage(frame) }
    close(descriptor)
    throw .malformed
  }

  /// Whoever receives trusts nothing: an unknown kind or a payload that does not fit is malformed.
  package init(_ frame: FrameChannel.Frame) throws(FrameChannel.Failure) {
    let data = Data(frame.payload)
    let decoder = JSONDecoder()
    do {
      switch frame.kind {
      case 1: self = .read(try decoder.decode(Request.self, from: data))
      case 2: self = .ready(try decoder.decode(Ready.self, from: data))
      case 3: self = .unable
      case 4: self = .document(pages: try decoder.decode(Int.self, from: data))
      case 5: self = .page(try decoder.decode(Page.self, from: data))
      case 6: self = .end
      case 7: self = .failed(try decoder.decode(Stoerung.self, from: data))
      case 8: self = .exhausted
      case 9: self = .inspect
      case 10: self = .wholeness(try decoder.decode(Wholeness.self, from: data))
      case 11: self = .gather(try decoder.decode(Gathering.self, from: data))
      case 12: self = .gathered
      case 13: self = .bind(try decoder.decode(BindingFacts.self, from: data))
      case 14: self = .piece(frame.payload)
      case 15: self = .draw(String(decoding: frame.payload, as: UTF8.self))
      case 16: self = .symbol(try decoder.decode(QRSymbol?.self, from: data))
      default: throw FrameChannel.Failure.malformed
      }
    } catch {
      throw .malformed
    }
  }
}
