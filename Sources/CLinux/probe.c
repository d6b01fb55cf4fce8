#define _GNU_SOURCE
#include "sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int result(long rc) { return rc < 0 ? -errno : 0; }

static int opened(int fd) {
  if (fd < 0) return -errno;
  close(fd);
  return 0;
}

static int forked(void) {
  const pid_t child = fork();
  if (child == 0) _exit(0);
  if (child < 0) return -errno;
  (void)waitpid(child, NULL, 0);
  return 0;
}

static int allocated(int protection, size_t count) {
  void *found = mmap(NULL, count, protection, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (found == MAP_FAILED) return -errno;
  munmap(found, count);
  return 0;
}

/* Those that stay open are closed with the process. */
static int opened_many(void) {
  for (int count = 0; count < 200; ++count)
    if (dup(0) < 0) return -errno;
  return 0;
}

static int spun(long seconds) {
  struct rusage used;
  do getrusage(RUSAGE_SELF, &used);
  while (seconds < 0 || used.ru_utime.tv_sec + used.ru_stime.tv_sec < seconds);
  return 0;
}

int clx_attempt_now(clx_attempt what, const char *path, int descriptor) {
  struct rlimit limit;
  const pid_t parent = getppid();
  /* Signal 0 reaches nobody and is refused like any other. */
  switch (what) {
  case CLX_READ: return opened(open(path, O_RDONLY | O_CLOEXEC));
  case CLX_CREATE: return opened(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
  case CLX_SOCKET: return opened(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  case CLX_FORK: return forked();
  case CLX_KILL: return result(kill(parent, 0));
  case CLX_TGKILL: return result(syscall(SYS_tgkill, parent, parent, 0));
  case CLX_PRLIMIT: return result(prlimit(parent, RLIMIT_CPU, NULL, &limit));
  case CLX_WRITE: return result(write(descriptor, "x", 1));
  case CLX_OWN_SIGNALS: return result(fcntl(descriptor, F_SETOWN, parent));
  case CLX_LEASE: return result(fcntl(descriptor, F_SETLEASE, F_RDLCK));
  case CLX_RUN_MEMORY: return allocated(PROT_READ | PROT_EXEC, 4096);
  case CLX_ALLOCATE: return allocated(PROT_READ | PROT_WRITE, (size_t)3 << 30);
  case CLX_OPEN_MANY: return opened_many();
  case CLX_PTRACE: return result(ptrace(PTRACE_TRACEME, 0, NULL, NULL));
  case CLX_SPIN: return spun(30);
  case CLX_STAY: return spun(-1);
  case CLX_EXEC: return result(execl("/bin/true", "true", (char *)NULL));
  }
  return -EINVAL;
}
