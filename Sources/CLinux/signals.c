#define _GNU_SOURCE
#include "clinux.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static int ends[2] = {-1, -1};
static pthread_mutex_t once = PTHREAD_MUTEX_INITIALIZER;

/* Runs on whichever thread the signal reaches, so it may only do what is allowed anywhere. */
static void forward(int signal) {
  int saved = errno;
  unsigned char number = (unsigned char)signal;
  ssize_t written = write(ends[1], &number, 1);
  (void)written; /* A full pipe holds signals enough already. */
  errno = saved;
}

int clx_signals_to_pipe(const int *signals, size_t count) {
  pthread_mutex_lock(&once);
  int rc = ends[0] >= 0 || pipe2(ends, O_CLOEXEC | O_NONBLOCK) == 0 ? 0 : -errno;
  struct sigaction action = {.sa_handler = forward, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < count && rc == 0; i++) {
    if (sigaction(signals[i], &action, NULL)) rc = -errno;
  }
  pthread_mutex_unlock(&once);
  return rc < 0 ? rc : ends[0];
}
