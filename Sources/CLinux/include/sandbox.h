#ifndef CLINUX_SANDBOX_H
#define CLINUX_SANDBOX_H

#include <stddef.h>
#include <stdint.h>

/* Limits of this process: bytes of address space and open descriptors; no core file, no writing to files. */
int clx_limit(uint64_t address_space, uint64_t descriptors);
/* Lets this process use that many more seconds of processor time, then SIGXCPU ends it. */
int clx_limit_cpu(uint64_t seconds);
/* From here on this process can read beneath these paths and nothing else, where the kernel has Landlock. */
int clx_landlock_read_only(const char *_Nonnull const *_Nonnull paths, size_t count);
/* From here on this process has no sockets to make, no programs to start and no other process to reach. */
int clx_seccomp_reader(void);

/* The version of Landlock that the kernel has, 0 where it has none. */
int clx_landlock_version(void);

#endif
