import Glibc
import Testing

@testable import Eingang
@testable import EingangReader

@Suite("Tesseract on one thread")
struct OneThreadTests {
  @Test(
    "what Tesseract asks of OpenMP is found in this program, and not in a library that makes teams of threads",
    arguments: [
      "GOMP_parallel", "GOMP_parallel_sections", "GOMP_sections_next", "GOMP_sections_end_nowait",
      "omp_get_num_threads", "omp_get_thread_num",
    ])
  func found(name: String) throws {
    // Keeps the engine linked.
    #expect(!OCREngine.versions.isEmpty)
    let entry = try #require(dlsym(nil, name))
    let library = try #require(dlopen("libgomp.so.1", RTLD_NOW | RTLD_NOLOAD))
    defer { dlclose(library) }
    let other = try #require(dlsym(library, name))
    #expect(entry != other)
  }
}
