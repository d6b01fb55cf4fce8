/// Values on their way from one task to another, in their order.
struct Channel<Element: Sendable>: Sendable {
  /// For one task to read.
  let values: AsyncStream<Element>
  private let continuation: AsyncStream<Element>.Continuation

  /// Where only the latest counts, what was not read by then is dropped.
  init(onlyLatest: Bool = false) {
    (values, continuation) = AsyncStream.makeStream(bufferingPolicy: onlyLatest ? .bufferingNewest(1) : .unbounded)
  }

  func send(_ value: Element) { continuation.yield(value) }

  /// Nothing more comes.
  func finish() { continuation.finish() }
}
