/* Tesseract on one thread.
 *
 * Debian's library is built to divide every step of its network among threads. A reader has one, and even then a team of
 * threads is made and dissolved for every few pixels of a line: a twentieth of all the time of a page. These are the six
 * entries of GNU OpenMP that it calls, as its public interface has them, which do the work right there instead. The
 * linker is told to let libraries find them here first.
 */

namespace {

struct Sections {
  unsigned count = 0, taken = 0;
};

thread_local Sections sections;

}  // namespace

extern "C" {

void GOMP_parallel(void (*body)(void *), void *data, unsigned, unsigned) { body(data); }

void GOMP_parallel_sections(void (*body)(void *), void *data, unsigned, unsigned count, unsigned) {
  const Sections outer = sections;
  sections = {count, 0};
  body(data);
  sections = outer;
}

unsigned GOMP_sections_next(void) { return sections.taken < sections.count ? ++sections.taken : 0; }

void GOMP_sections_end_nowait(void) {}

int omp_get_num_threads(void) { return 1; }

int omp_get_thread_num(void) { return 0; }

}
