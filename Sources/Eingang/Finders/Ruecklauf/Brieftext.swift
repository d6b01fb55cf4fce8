/// A page as running text with its sentences.
struct Brieftext {
  let passage: Passage
  let sentences: Sentences

  init(_ page: PageText) {
    passage = Passage(joining: page.lines)
    sentences = Sentences(passage, keeping: [])
  }
}
