#define _GNU_SOURCE
#include "sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static int result(int rc) { return rc < 0 ? -errno : rc; }

static int limit(int which, uint64_t value) {
  struct rlimit both = {value, value};
  return result(setrlimit(which, &both));
}

int clx_limit(uint64_t address_space, uint64_t descriptors) {
  int rc = limit(RLIMIT_CORE, 0);
  if (rc == 0) rc = limit(RLIMIT_FSIZE, 0);
  if (rc == 0) rc = limit(RLIMIT_NOFILE, descriptors);
  if (rc == 0 && address_space > 0) rc = limit(RLIMIT_AS, address_space);
  return rc;
}

int clx_limit_cpu(uint64_t seconds) {
  struct rusage used;
  struct rlimit both;
  if (getrusage(RUSAGE_SELF, &used) < 0 || getrlimit(RLIMIT_CPU, &both) < 0) return -errno;
  both.rlim_cur = (rlim_t)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + 1 + seconds;
  if (both.rlim_max != RLIM_INFINITY && both.rlim_cur > both.rlim_max) both.rlim_cur = both.rlim_max;
  return result(setrlimit(RLIMIT_CPU, &both));
}

int clx_limit_processes(void) { return limit(RLIMIT_NPROC, 0); }

int clx_no_new_privileges(void) {
  /* Nor may others of the same user look into this process. */
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0 || prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) < 0) return -errno;
  return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0);
}

/* Newer than Debian 12's <linux/landlock.h>. */
#define FS_REFER (1ULL << 13)
#define FS_TRUNCATE (1ULL << 14)
#define FS_IOCTL_DEV (1ULL << 15)
#define NET_BOTH 3ULL
#define SCOPE_BOTH 3ULL

struct rules {
  uint64_t files, network, scopes;
};

static size_t rules_for(int abi, struct rules *rules) {
  size_t size = sizeof(uint64_t);
  *rules = (struct rules){.files = (1ULL << 13) - 1};
  if (abi >= 2) rules->files |= FS_REFER;
  if (abi >= 3) rules->files |= FS_TRUNCATE;
  if (abi >= 4) {
    rules->network = NET_BOTH;
    size = 2 * sizeof(uint64_t);
  }
  if (abi >= 5) rules->files |= FS_IOCTL_DEV;
  if (abi >= 6) {
    rules->scopes = SCOPE_BOTH;
    size = sizeof *rules;
  }
  return size;
}

static void allow_reading(int rules, const char *path) {
  int fd = open(path, O_PATH | O_CLOEXEC);
  if (fd < 0) return;
  struct landlock_path_beneath_attr beneath = {
      .allowed_access = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR, .parent_fd = fd};
  if (syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &beneath, 0)) {
    beneath.allowed_access = LANDLOCK_ACCESS_FS_READ_FILE; /* a file has no folder rights */
    (void)syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &beneath, 0);
  }
  close(fd);
}

int clx_landlock_read_only(const char *const *paths, size_t count) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) return -errno;
  int abi = (int)syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (abi < 0) return -errno;
  struct rules wanted;
  size_t size = rules_for(abi, &wanted);
  int rules = (int)syscall(SYS_landlock_create_ruleset, &wanted, size, 0);
  if (rules < 0) return -errno;
  for (size_t index = 0; index < count; ++index) allow_reading(rules, paths[index]);
  int rc = result((int)syscall(SYS_landlock_restrict_self, rules, 0));
  close(rules);
  return rc < 0 ? rc : abi;
}

static const char *const allowed[] = {
    "read", "readv", "pread64", "lseek", "close", "fstat", "newfstatat", "stat", "lstat",
    "statx", "access", "faccessat", "faccessat2", "readlink", "readlinkat", "getdents64",
    "dup", "dup2", "dup3", "poll", "ppoll", "recvmsg", "sendmsg", "munmap", "mremap", "madvise",
    "brk", "futex", "futex_waitv", "sched_yield", "sched_getaffinity", "set_robust_list", "get_robust_list", "rseq",
    "exit", "exit_group", "gettid", "getpid", "getppid", "rt_sigaction", "rt_sigprocmask", "rt_sigreturn",
    "sigaltstack", "restart_syscall", "clock_gettime", "clock_getres", "clock_nanosleep", "nanosleep", "gettimeofday",
    "time", "times", "getrusage", "getrandom", "getrlimit", "setrlimit", "sysinfo", "uname", "getuid",
    "geteuid", "getgid", "getegid", "getcwd", "umask", "arch_prctl", "set_tid_address", "fadvise64", "membarrier",
    "getcpu", "eventfd2",
};

static const char *const deadly[] = {
    "execve", "execveat", "ptrace", "mount", "bpf", "process_vm_readv", "process_vm_writev", "kexec_load",
    "init_module", "finit_module", "delete_module", "setns", "unshare", "pivot_root", "chroot", "userfaultfd", "keyctl",
    "perf_event_open",
};

static int add_rules(scmp_filter_ctx filter, uint32_t action, const char *const *names, size_t count) {
  for (size_t index = 0; index < count; ++index) {
    int number = seccomp_syscall_resolve_name(names[index]);
    if (number == __NR_SCMP_ERROR) continue;
    int rc = seccomp_rule_add(filter, action, number, 0);
    /* A call that this machine's architecture does not have needs no rule. */
    if (rc < 0 && rc != -EDOM && rc != -EINVAL) return rc;
  }
  return 0;
}

static int allow_if(scmp_filter_ctx filter, int call, struct scmp_arg_cmp only) {
  return seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, call, 1, &only);
}

/*
 * Descriptors, but neither leases and locks, which keep others from a file, nor signals to whoever is named its owner;
 * memory, but none to run code from; writing to where messages go, which is /dev/null.
 */
static int add_argument_rules(scmp_filter_ctx filter) {
  static const int commands[] = {F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC};
  int rc = 0;
  for (size_t index = 0; index < sizeof commands / sizeof *commands && rc == 0; ++index)
    rc = allow_if(filter, SCMP_SYS(fcntl), SCMP_A1(SCMP_CMP_EQ, (scmp_datum_t)commands[index], 0));
  if (rc == 0) rc = allow_if(filter, SCMP_SYS(mmap), SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0));
  if (rc == 0) rc = allow_if(filter, SCMP_SYS(mprotect), SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0));
  for (scmp_datum_t target = 1; target <= 2 && rc == 0; ++target) {
    rc = allow_if(filter, SCMP_SYS(write), SCMP_A0(SCMP_CMP_EQ, target, 0));
    if (rc == 0) rc = allow_if(filter, SCMP_SYS(writev), SCMP_A0(SCMP_CMP_EQ, target, 0));
  }
  return rc;
}

/* Calls that are harmless with these arguments only. */
static int add_narrow_rules(scmp_filter_ctx filter) {
  const scmp_datum_t writing = O_ACCMODE | O_CREAT | O_TRUNC;
  int rc = seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(openat), 1, SCMP_A2(SCMP_CMP_MASKED_EQ, writing, O_RDONLY));
#ifdef SYS_open
  if (rc == 0)
    rc = seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(open), 1, SCMP_A1(SCMP_CMP_MASKED_EQ, writing, O_RDONLY));
#endif
  /* The C library aborts by a signal to itself. */
  if (rc == 0)
    rc = seccomp_rule_add(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1, SCMP_A0(SCMP_CMP_EQ, (scmp_datum_t)getpid(), 0));
  if (rc == 0) rc = seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 1, SCMP_A0(SCMP_CMP_EQ, 0, 0));
  /* Threads yes, processes no. clone3 keeps its flags behind a pointer, so the C library is sent back to clone. */
  if (rc == 0)
    rc = seccomp_rule_add(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1, SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD));
  if (rc == 0) rc = seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
  return rc;
}

int clx_seccomp_reader(void) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) return -errno;
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (!filter) return -ENOMEM;
  /* All threads, whoever started them. */
  int rc = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1);
  if (rc == 0) rc = add_rules(filter, SCMP_ACT_ALLOW, allowed, sizeof allowed / sizeof *allowed);
  if (rc == 0) rc = add_rules(filter, SCMP_ACT_KILL_PROCESS, deadly, sizeof deadly / sizeof *deadly);
  if (rc == 0) rc = add_narrow_rules(filter);
  if (rc == 0) rc = add_argument_rules(filter);
  /* Calls of another architecture, which the rules do not know, too. */
  if (rc == 0) rc = seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
  if (rc == 0) rc = seccomp_load(filter);
  seccomp_release(filter);
  return rc;
}
