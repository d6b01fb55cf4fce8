#ifndef CLINUX_SANDBOX_H
#define CLINUX_SANDBOX_H

#include <stddef.h>
#include <stdint.h>

/* Limits of this process: bytes of address space and open descriptors; no core file, no writing to files. */
int clx_limit(uint64_t address_space, uint64_t descriptors);
/* Lets this process use that many more seconds of processor time, then SIGXCPU ends it. */
int clx_limit_cpu(uint64_t seconds);
/* No further process or thread for this user's process, but root's. */
int clx_limit_processes(void);
/* No program started from here on has more rights than this process. Returns 1 where that holds. */
int clx_no_new_privileges(void);
/*
 * From here on this process ends, in the middle of whatever it does, once the other side of this socket is gone.
 * Not by PR_SET_PDEATHSIG, which follows the parent's thread and not its process. SIGIO is used up for it.
 */
int clx_end_with_peer(int socket);
/*
 * From here on this thread can read beneath these paths and nothing else. Returns the version of Landlock that sees to it,
 * a negative errno where the kernel has none.
 */
int clx_landlock_read_only(const char *_Nonnull const *_Nullable paths, size_t count);
/* From here on this process has no sockets to make, no programs to start and no other process to reach. */
int clx_seccomp_reader(void);

/* What a process in the sandbox must not be able to do. */
typedef enum clx_attempt {
  CLX_READ,
  CLX_CREATE,
  CLX_WRITE, /* to the descriptor */
  CLX_SOCKET,
  CLX_FORK,
  CLX_KILL,
  CLX_TGKILL,
  CLX_PRLIMIT,
  CLX_OWN_SIGNALS, /* name the parent as the one who gets a descriptor's signals */
  CLX_LEASE,       /* keep others from a file */
  CLX_RUN_MEMORY,  /* memory that can be executed */
  CLX_ALLOCATE,    /* three gigabytes */
  CLX_OPEN_MANY,   /* two hundred descriptors */
  CLX_PTRACE,
  CLX_EXEC,
  CLX_SPIN, /* half a minute of processor time */
  CLX_STAY, /* for ever */
} clx_attempt;

/*
 * Tries it, on this path, this descriptor or the parent process, harming none. Returns 0 where it succeeded. In the
 * sandbox some are this process's end.
 */
int clx_attempt_now(clx_attempt what, const char *_Nonnull path, int descriptor);

#endif
