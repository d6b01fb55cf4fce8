#ifndef CLINUX_H
#define CLINUX_H

#include "process.h"
#include "sandbox.h"
#include "sanitized.h"
#include "signals.h"
#include "terminal.h"

/* The Linux calls that Glibc's module hides from Swift. Each returns a negative errno on failure. */

#include "files.h"

int clx_pipe(int fds[_Nonnull 2]);

#endif
