#ifndef CLINUX_PROCESS_H
#define CLINUX_PROCESS_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* A connected pair of stream sockets, closed on exec. */
int clx_socketpair(int fds[_Nonnull 2]);

/* Fills the standard descriptors that whoever started this process left closed, so that no other file lands there. */
int clx_fill_standard(void);

/* Starts a program with these three descriptors and no other, default signals, and a process group of its own. */
int clx_spawn(
    const char *_Nonnull path, char *_Nullable const *_Nonnull argv, char *_Nullable const *_Nonnull envp,
    const int fds[_Nonnull 3], pid_t *_Nonnull pid);

/* What this process is called in lists of processes, in 15 bytes at most. */
void clx_name_process(const char *_Nonnull name);

typedef struct clx_exit {
  int32_t signal; /* 0 where it exited by itself */
  int32_t status; /* exit status */
  int64_t cpu_us;
  int64_t maxrss_kib;
} clx_exit;

/* Waits for the child and takes it off the process table. */
int clx_wait(pid_t pid, clx_exit *_Nonnull out);

/* Sends bytes without raising SIGPIPE; with a descriptor where fd is not negative. Returns the bytes sent. */
ssize_t clx_send(int socket, const void *_Nonnull bytes, size_t count, int fd);
/*
 * Receives up to count bytes; fd is the first descriptor that came along, -1 where none did, and all others are closed.
 * Returns 0 at the end, -EPROTO where more came along than anybody sends in good faith.
 */
ssize_t clx_receive(int socket, void *_Nonnull bytes, size_t count, int *_Nonnull fd);

#endif
