/// Numbers of pages as a sentence has them: `Seite 3`, `Seiten 3 bis 5`, `Seiten 3, 5`.
package enum PageNumbers {
  package static func list(_ pages: [Int]) -> String {
    guard let first = pages.first, let last = pages.last else { return "" }
    if pages.count == 1 { return "Seite \(first)" }
    let isStretch = pages.elementsEqual(first...max(first, last))
    return "Seiten " + (isStretch ? "\(first) bis \(last)" : pages.map(String.init).joined(separator: ", "))
  }
}
