import Eingang

extension BindingFacts {
  private static let creator = "Eingang"

  /// The same in both places, as ISO 19005-2, 6.6.3 asks for.
  var info: String {
    let day = day.iso.filter { $0 != "-" }
    return "<< /Title \(PDFSyntax.text(title))" + (author.map { " /Author \(PDFSyntax.text($0))" } ?? "")
      + " /Creator (\(BindingFacts.creator)) /CreationDate (D:\(day)000000+00'00') >>"
  }

  func xmp(isArchival: Bool) -> String {
    let part =
      isArchival
      ? """
      <rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>2</pdfaid:part>\
      <pdfaid:conformance>B</pdfaid:conformance></rdf:Description>

      """ : ""
    let creator =
      author.map { "<dc:creator><rdf:Seq><rdf:li>\(PDFSyntax.escapedXML($0))</rdf:li></rdf:Seq></dc:creator>" } ?? ""
    return """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      \(part)<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt>\
      <rdf:li xml:lang="x-default">\(PDFSyntax.escapedXML(title))</rdf:li></rdf:Alt></dc:title>\(creator)</rdf:Description>
      <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">\
      <xmp:CreatorTool>\(BindingFacts.creator)</xmp:CreatorTool>\
      <xmp:CreateDate>\(day.iso)T00:00:00+00:00</xmp:CreateDate></rdf:Description>
      </rdf:RDF></x:xmpmeta>
      <?xpacket end="w"?>
      """
  }
}
