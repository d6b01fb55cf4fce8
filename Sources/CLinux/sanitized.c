#include "sanitized.h"

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
int clx_is_sanitized(void) { return 1; }

/* Looking for leaks at a reader's end would stop and trace its own threads, which no reader may. */
const char *__asan_default_options(void);
const char *__asan_default_options(void) { return "detect_leaks=0"; }
#else
int clx_is_sanitized(void) { return 0; }
#endif
