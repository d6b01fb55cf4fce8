import EingangTestSupport
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Colours of pictures")
struct PictureColoursTests {
  @Test(
    "light paper stays light and ink dark, however a picture keeps its colours",
    arguments: [
      "cmyk.jpg", "progressiv.jpg", "sechzehn.png", "palette.png", "durchsichtig.png", "blatt.gif", "blatt.jp2",
      "blatt.j2k", "blatt.bmp", "blatt.webp",
    ])
  func light(name: String) throws {
    guard case .image(let image) = try TestBytes().document(try TestPapers.bytes(name)).page(0, alwaysOCR: false)
    else {
      Issue.record("no picture")
      return
    }
    #expect(image.width == 160 && image.height == 200)
    #expect(try image.showsBarAtTop)
  }
}
