import AlbertModel
import Eingang

/// The invoice for machines within a PDF.
///
/// One that cannot be read costs only itself, and is told of.
struct EmbeddedInvoice {
  let codes: [PageCode]
  let notices: [String]

  init(_ document: PDFDocument) throws(ReadingError) {
    var notices: [String] = []
    for attachment in EmbeddedInvoice.inOrder(try document.attachments()) {
      do throws(ReadingError) {
        guard let file = try document.bytes(of: attachment, most: InvoiceXML.mostBytes) else { continue }
        let rechnung = try InvoiceXML.read(file.bytes).rechnung(datei: attachment.name)
        if let code = rechnung?.code {
          codes = [code]
          self.notices = []
          return
        }
        let why = rechnung?.isEmpty == true ? "sie ist leer" : "ihre Angaben sind länger, als sie sein dürfen"
        notices.append(EmbeddedInvoice.notice(attachment.name, why))
      } catch .stoerung(let stoerung) {
        // Other data in XML are no invoice that could be missed.
        if stoerung == Unreadable.otherXML, !EmbeddedInvoice.isStandard(attachment.name) { continue }
        notices.append(EmbeddedInvoice.notice(attachment.name, stoerung))
      } catch .library(.tooLarge, _) {
        notices.append(EmbeddedInvoice.notice(attachment.name, Unreadable.tooMuchXML))
      } catch .library {
        notices.append(EmbeddedInvoice.notice(attachment.name, Unreadable.damagedXML))
      }
    }
    codes = []
    self.notices = notices
  }

  /// What holds for a file of its own would mislead within a PDF that was read.
  private static func notice(_ name: String, _ stoerung: Stoerung) -> String {
    let why =
      switch stoerung {
      case Unreadable.otherXML: "sie hat keine bekannte Form"
      case Unreadable.doctype: "sie gibt einen Dokumenttyp an (DOCTYPE)"
      case Unreadable.tooMuchXML: "sie ist zu groß"
      default: "sie ist beschädigt"
      }
    return notice(name, why)
  }

  private static func notice(_ name: String, _ why: String) -> String {
    "Die E-Rechnung im PDF („\(PartNotice.shortened(name))“) wurde nicht gelesen: \(why). "
      + "Was hier steht, steht auf dem Papier."
  }

  /// Names that the standards prescribe, in any case, come first; other XML is looked at where the PDF says that it is
  /// the document in another form, or what it was made of.
  private static func inOrder(_ attachments: [PDFDocument.Attachment]) -> [PDFDocument.Attachment] {
    let named = attachments.filter { isStandard($0.name) }
    let others = attachments.filter {
      !isStandard($0.name) && $0.name.lowercased().hasSuffix(".xml") && relationships.contains($0.relationship)
    }
    return Array((named + others).prefix(most))
  }

  private static func isStandard(_ name: String) -> Bool { names.contains(name.lowercased()) }

  private static let most = 10
  private static let names: Set<String> = ["factur-x.xml", "zugferd-invoice.xml", "xrechnung.xml"]
  private static let relationships: Set<String> = ["Alternative", "Source", "Data"]
}
