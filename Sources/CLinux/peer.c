#define _GNU_SOURCE
#include "process.h"
#include "sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t watched = -1;

/* Also runs for what arrives: then there is nothing to do. */
static void look(int signal) {
  (void)signal;
  const int saved = errno;
  struct pollfd entry = {.fd = watched, .events = 0};
  if (poll(&entry, 1, 0) > 0 && (entry.revents & (POLLHUP | POLLNVAL))) _exit(0);
  errno = saved;
}

int clx_end_with_peer(int socket) {
  watched = socket;
  struct sigaction action = {.sa_handler = look, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  const int flags = fcntl(socket, F_GETFL);
  if (flags < 0 || sigaction(SIGIO, &action, NULL) < 0 || fcntl(socket, F_SETOWN, getpid()) < 0 ||
      fcntl(socket, F_SETFL, flags | O_ASYNC) < 0)
    return -errno;
  /* It may have gone before. */
  look(SIGIO);
  return 0;
}

int clx_fill_standard(void) {
  for (int wanted = 0; wanted < 3; ++wanted) {
    if (fcntl(wanted, F_GETFD) >= 0 || errno != EBADF) continue;
    /* Opened the wrong way round: using it fails as it would have. */
    const int opened = open("/dev/null", wanted == 0 ? O_WRONLY : O_RDONLY);
    if (opened < 0) return -errno;
    if (opened != wanted) {
      if (dup2(opened, wanted) < 0) return -errno;
      close(opened);
    }
  }
  return 0;
}
