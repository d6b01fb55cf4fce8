#define _GNU_SOURCE
#include "clinux.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

static int result(int rc) { return rc < 0 ? -errno : rc; }

int clx_pipe(int fds[2]) { return result(pipe2(fds, O_CLOEXEC)); }
