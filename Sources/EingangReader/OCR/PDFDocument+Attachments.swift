import COCR
import Eingang

extension PDFDocument {
  /// A file within the PDF.
  struct Attachment: Hashable {
    let index: Int32
    let name: String
    /// To the document, as `Alternative`; empty where none is said.
    let relationship: String

    fileprivate init(_ attachment: cocr_attachment) {
      index = attachment.index
      name = String(cString: attachment.name)
      relationship = String(cString: attachment.relationship)
    }
  }

  /// Empty where there are none, or where their list is damaged.
  func attachments() throws(ReadingError) -> [Attachment] {
    var found: [Attachment] = []
    let collect: cocr_attachment_fn = { context, attachment in
      context?.assumingMemoryBound(to: [Attachment].self).pointee.append(Attachment(attachment.pointee))
      return 0
    }
    let status = withUnsafeMutablePointer(to: &found) { cocr_pdf_attachments(handle, collect, $0) }
    if status == COCR_DAMAGED { return [] }
    try ReadingError.check(status)
    return found
  }

  /// Nil for an empty one; throws for one of more bytes than that.
  func bytes(of attachment: Attachment, most: Int) throws(ReadingError) -> FileBytes? {
    var bytes = cocr_bytes()
    try ReadingError.check(cocr_pdf_attachment(handle, attachment.index, most, &bytes))
    return FileBytes(bytes)
  }
}
