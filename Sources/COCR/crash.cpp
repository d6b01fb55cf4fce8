#include <csignal>
#include <new>

#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include "guard.hpp"

namespace {

volatile std::sig_atomic_t refused = 0;
int status_when_exhausted = 0;
size_t little = 0;

void refuse() {
  refused = 1;
  throw std::bad_alloc();
}

/* Libraries abort, or follow a null pointer, where they find no memory: with hardly any left that was the cause. */
void crashed(int signal) {
  void *room = MAP_FAILED;
  if (!refused) room = mmap(nullptr, little, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (room == MAP_FAILED) _exit(status_when_exhausted);
  std::signal(signal, SIG_DFL);
  (void)std::raise(signal);
}

}  // namespace

void cocr_tell_exhaustion(int32_t status) {
  rlimit limit{};
  status_when_exhausted = status;
  std::set_new_handler(refuse);
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return;
  little = limit.rlim_cur / 4;
  for (int signal : {SIGABRT, SIGSEGV, SIGBUS}) {
    struct sigaction action {};
    action.sa_handler = crashed;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
    sigaction(signal, &action, nullptr);
  }
}
