#define _GNU_SOURCE
#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

int clx_socketpair(int fds[2]) { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds) < 0 ? -errno : 0; }

static int fill(posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes, const int fds[3]) {
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  int rc = 0;
  for (int target = 0; target < 3 && rc == 0; ++target)
    rc = posix_spawn_file_actions_adddup2(actions, fds[target], target);
  if (rc == 0) rc = posix_spawn_file_actions_addclosefrom_np(actions, 3);
  if (rc == 0) rc = posix_spawnattr_setsigdefault(attributes, &all);
  if (rc == 0) rc = posix_spawnattr_setsigmask(attributes, &none);
  if (rc == 0) rc = posix_spawnattr_setpgroup(attributes, 0);
  if (rc == 0)
    rc = posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
  return rc;
}

int clx_spawn(const char *path, char *const argv[], char *const envp[], const int fds[3], pid_t *pid) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int rc = posix_spawn_file_actions_init(&actions);
  if (rc != 0) return -rc;
  rc = posix_spawnattr_init(&attributes);
  if (rc == 0) {
    rc = fill(&actions, &attributes, fds);
    if (rc == 0) rc = posix_spawn(pid, path, &actions, &attributes, argv, envp);
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return -rc;
}

void clx_name_process(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }

int clx_wait(pid_t pid, clx_exit *out) {
  int status = 0;
  struct rusage usage;
  pid_t found;
  do found = wait4(pid, &status, 0, &usage);
  while (found < 0 && errno == EINTR);
  if (found < 0) return -errno;
  out->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  out->status = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  out->cpu_us = (int64_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000 + usage.ru_utime.tv_usec +
                usage.ru_stime.tv_usec;
  out->maxrss_kib = usage.ru_maxrss;
  return 0;
}

ssize_t clx_send(int socket, const void *bytes, size_t count, int fd) {
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(sizeof(int))];
  } control;
  struct iovec part = {(void *)bytes, count};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (fd >= 0) {
    memset(&control, 0, sizeof control);
    message.msg_control = &control;
    message.msg_controllen = sizeof control.room;
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(head), &fd, sizeof(int));
  }
  ssize_t sent;
  do sent = sendmsg(socket, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent < 0 ? -errno : sent;
}

/* Whatever came along is open in this process from now on: what is not kept must be closed. */
static void keep_first(struct cmsghdr *head, int *fd) {
  if (head->cmsg_level != SOL_SOCKET || head->cmsg_type != SCM_RIGHTS) return;
  const size_t count = (head->cmsg_len - CMSG_LEN(0)) / sizeof(int);
  for (size_t index = 0; index < count; ++index) {
    int each;
    memcpy(&each, CMSG_DATA(head) + index * sizeof(int), sizeof each);
    if (*fd < 0)
      *fd = each;
    else
      close(each);
  }
}

ssize_t clx_receive(int socket, void *bytes, size_t count, int *fd) {
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(8 * sizeof(int))];
  } control;
  struct iovec part = {bytes, count};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control.room};
  *fd = -1;
  ssize_t got;
  do got = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  while (got < 0 && errno == EINTR);
  if (got < 0) return -errno;
  for (struct cmsghdr *head = CMSG_FIRSTHDR(&message); head; head = CMSG_NXTHDR(&message, head)) keep_first(head, fd);
  if (!(message.msg_flags & MSG_CTRUNC)) return got;
  if (*fd >= 0) close(*fd);
  *fd = -1;
  return -EPROTO;
}
