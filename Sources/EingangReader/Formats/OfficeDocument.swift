import AlbertModel
import Eingang

/// A document of an office program, told from other ZIPs by the names within it.
enum OfficeDocument: CaseIterable {
  case word
  case excel
  case powerPoint
  case openDocument
  case apple
  case book

  init?(_ names: [String]) {
    let kind = OfficeDocument.allCases.first { kind in
      kind.marks.allSatisfy { mark in names.contains { mark.hasSuffix("/") ? $0.hasPrefix(mark) : $0 == mark } }
    }
    guard let kind else { return nil }
    self = kind
  }

  /// All of them are there; one that ends with a slash is a folder with something in it.
  private var marks: [String] {
    switch self {
    case .word: ["[Content_Types].xml", "word/"]
    case .excel: ["[Content_Types].xml", "xl/"]
    case .powerPoint: ["[Content_Types].xml", "ppt/"]
    case .openDocument: ["mimetype", "META-INF/manifest.xml"]
    case .apple: ["Index/Document.iwa"]
    case .book: ["mimetype", "META-INF/container.xml"]
    }
  }

  private var noun: String {
    switch self {
    case .word: "ein Word-Dokument"
    case .excel: "eine Excel-Tabelle"
    case .powerPoint: "eine PowerPoint-Präsentation"
    case .openDocument: "ein OpenDocument, etwa aus LibreOffice"
    case .apple: "ein Dokument aus Pages, Numbers oder Keynote"
    case .book: "ein E-Book"
    }
  }

  var stoerung: Stoerung {
    Stoerung(stage: .decode, why: "Das ist \(noun). Bitte als PDF speichern und neu ablegen.")
  }
}
