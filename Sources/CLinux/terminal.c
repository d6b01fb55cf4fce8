#define _GNU_SOURCE
#include "clinux.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
enum { CRASHES = sizeof crashes / sizeof crashes[0] };

static struct termios before;
static int ends[2];
static char last_words[256];
static size_t last_length;
static struct sigaction handlers[CRASHES];
static volatile sig_atomic_t is_taken;

/* Only what a signal handler may do. */
static void put_back(void) {
  if (!is_taken) return;
  is_taken = 0;
  int saved = errno;
  sigset_t stop, old;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &stop, &old);
  for (size_t done = 0; done < last_length;) {
    ssize_t written = write(ends[1], last_words + done, last_length - done);
    if (written > 0) {
      done += (size_t)written;
    } else if (errno != EINTR) {
      break;
    }
  }
  tcsetattr(ends[0], TCSANOW, &before);
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  errno = saved;
}

static void crashed(int number) {
  put_back();
  for (int i = 0; i < CRASHES; i++) {
    if (crashes[i] == number) sigaction(number, &handlers[i], NULL);
  }
  /* It is held back until this handler returns, and then meets whoever was here before. */
  raise(number);
}

static int set_raw(void) {
  struct termios raw = before;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | ISTRIP | IXON);
  raw.c_lflag &= ~(tcflag_t)(ECHO | ICANON | IEXTEN | ISIG);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  return tcsetattr(ends[0], TCSANOW, &raw) ? -errno : 0;
}

int clx_terminal_take(int input, int output, const char *farewell) {
  if (is_taken) return set_raw();
  last_length = strlen(farewell);
  if (last_length > sizeof last_words) return -EINVAL;
  if (tcgetattr(input, &before)) return -errno;
  memcpy(last_words, farewell, last_length);
  ends[0] = input;
  ends[1] = output;
  struct sigaction action = {.sa_handler = crashed, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  is_taken = 1;
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i], &action, &handlers[i]);
  int rc = set_raw();
  if (rc) clx_terminal_give_back();
  return rc;
}

void clx_terminal_give_back(void) {
  if (!is_taken) return;
  put_back();
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i], &handlers[i], NULL);
}
