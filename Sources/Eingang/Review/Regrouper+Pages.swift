extension Regrouper {
  /// One page of a file.
  struct Place: Hashable, Sendable {
    let file: FilePart
    let page: Int
    /// Of the whole file.
    let count: Int
  }

  /// Every page of some files, in their order; a file that could not be read has none.
  func pages(of files: [FilePart]) throws(StoreError) -> [Place] {
    var places: [Place] = []
    for file in files {
      let count = try store.pageCount(of: file.sha256)
      guard count > 0 else { continue }
      places += (file.pages ?? 1...count).clamped(to: 1...count).map { Place(file: file, page: $0, count: count) }
    }
    return places
  }

  /// These pages, counted through all files from 1, in this order; neighbours in one file stay one stretch of it.
  func files(_ numbers: [Int], of files: [FilePart]) throws(StoreError) -> [FilePart] {
    let places = try pages(of: files)
    var found: [FilePart] = []
    var last: Place?
    for place in numbers.compactMap({ places.indices.contains($0 - 1) ? places[$0 - 1] : nil }) {
      if let last, let open = found.last, last.file == place.file, last.page + 1 == place.page {
        let first = open.pages?.lowerBound ?? 1
        found[found.count - 1] = place.file.limited(to: first...place.page, of: place.count)
      } else {
        found.append(place.file.limited(to: place.page...place.page, of: place.count))
      }
      last = place
    }
    return found
  }
}
