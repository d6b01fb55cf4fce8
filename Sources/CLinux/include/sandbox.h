#ifndef CLINUX_SANDBOX_H
#define CLINUX_SANDBOX_H

#include <stddef.h>
#include <stdint.h>

/* Limits of this process: bytes of address space and open descriptors; no core file, no writing to files. */
int clx_limit(uint64_t address_space, uint64_t descriptors);
/* Lets this process use that many more seconds of processor time, then SIGXCPU ends it. */
int clx_limit_cpu(uint64_t seconds);
/*
 * From here on this thread can read beneath these paths and nothing else. Returns the version of Landlock that sees to it,
 * a negative errno where the kernel has none.
 */
int clx_landlock_read_only(const char *_Nonnull const *_Nonnull paths, size_t count);
/* From here on this process has no sockets to make, no programs to start and no other process to reach. */
int clx_seccomp_reader(void);

/* What a process in the sandbox must not be able to do. */
typedef enum clx_attempt {
  CLX_READ,
  CLX_CREATE,
  CLX_SOCKET,
  CLX_FORK,
  CLX_KILL,
  CLX_TGKILL,
  CLX_PRLIMIT,
  CLX_EXEC,
} clx_attempt;

/* Tries it, on this path or on the parent process, harming neither. Returns 0 where it succeeded. */
int clx_attempt_now(clx_attempt what, const char *_Nonnull path);

#endif
