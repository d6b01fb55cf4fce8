#define _GNU_SOURCE
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

/* Who opens the file while the lease is held makes the kernel send SIGIO, which would end the process. */
static void ignore_breaks(void) {
  struct sigaction action = {.sa_handler = SIG_IGN};
  sigemptyset(&action.sa_mask);
  (void)sigaction(SIGIO, &action, NULL);
}

int clx_is_being_written(int fd) {
  pthread_once(&once, ignore_breaks);
  if (fcntl(fd, F_SETLEASE, F_RDLCK) < 0) return errno == EAGAIN ? 1 : -errno;
  (void)fcntl(fd, F_SETLEASE, F_UNLCK);
  return 0;
}
