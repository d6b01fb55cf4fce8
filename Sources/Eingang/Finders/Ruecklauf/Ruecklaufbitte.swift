import AlbertModel

/// The sentence of a letter that asks for a paper back, with the ones that say where it goes.
struct Ruecklaufbitte {
  let passage: Passage
  /// The sentence that names the paper and asks for it.
  let range: Range<Int>
  let word: Ruecklaufwort
  /// This sentence and those about handing in.
  let places: [Range<Int>]

  /// Nil where no sentence of the page asks for one.
  ///
  /// Without a slip on the paper the sentence itself must ask, and for a thing of paper.
  init?(_ text: Brieftext, hasSlip: Bool) {
    let (passage, sentences) = (text.passage, text.sentences)
    let plain = passage.plain
    var found: (Range<Int>, Ruecklaufwort)?
    for sentence in sentences.ranges where sentence.count < 600 {
      guard Ruecklaufbitte.verbs.stand(in: plain, sentence) else { continue }
      let known = Ruecklaufwort.first(in: plain, sentence)
      let named = known?.isGeneral ?? true ? Zettelname.wort(passage, sentence) : nil
      guard let word = named ?? known else { continue }
      guard hasSlip || word.isPaper && Ruecklaufbitte.asks(plain, sentence) else { continue }
      // A general word gives way to one that says what it is.
      if found == nil || found?.1.isGeneral == true && !word.isGeneral { found = (sentence, word) }
    }
    guard let found else { return nil }
    self.passage = passage
    (range, word) = found
    places =
      [found.0]
      + sentences.ranges.filter { $0 != found.0 && $0.count < 600 && Ruecklaufbitte.handing.stand(in: plain, $0) }
  }

  private static func asks(_ plain: [UInt8], _ sentence: Range<Int>) -> Bool {
    FristWords.requests.stand(in: plain, sentence) && !sending.stand(in: plain, sentence)
      && !FristWords.past.stand(in: plain, sentence) && !FristWords.returns.stand(in: plain, sentence)
  }

  /// The sender gives or gave it to the household.
  private static let sending: Stichworte = [
    "senden wir", "wir senden", "schicken wir", "wir schicken", "erhalten sie", "bekommen sie", "wird ihnen*",
    "werden ihnen*", "we will", "haben wir*erhalten",
  ]

  var isSigned: Bool { Ruecklaufbitte.signing.stand(in: passage.plain, range) }

  static let signing: Stichworte = [
    "unterschrieben*", "unterschreiben", "unterschreibe*", "unterzeichne*", "unterschrift*", "sign", "signed",
  ]
  private static let handing: Stichworte = [
    "abgabe", "ruckgabe", "einwurf", "abgeben", "abzugeben", "geben*ab", "gibt*ab", "zuruck", "zuruckgeben", "return*",
    "hand*in",
    "einsenden", "senden sie*", "gebt*ab",
  ]
  private static let verbs: Stichworte = [
    "zuruck*", "abgeb*", "abzugeben", "geben*ab", "gebt*ab", "gib*ab", "gibt*ab", "abgegeben", "mitgeben", "geben*mit",
    "gebt*mit",
    "mitzugeben", "mitbring*", "senden*", "zusenden", "einsenden", "einzusenden", "schicken*", "einreichen", "abgabe",
    "reichen*ein", "werfen*", "einwerfen", "einzuwerfen", "ausgefullt*", "ausfullen", "fullen*aus", "unterschrieben*",
    "unterschreib*", "ruckgabe", "return*", "hand*in", "send", "bring", "trennen*", "abtrennen", "sign", "retournieren",
    "uberlass*", "liegt*bei",
  ]
}
