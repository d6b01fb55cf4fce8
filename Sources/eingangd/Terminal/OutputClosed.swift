/// Nobody reads our output any more, as after `eingangd list | head -1`.
struct OutputClosed: Error, Hashable, Sendable {}
