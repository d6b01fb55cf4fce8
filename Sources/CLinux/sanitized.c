#include "sanitized.h"

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
int clx_is_sanitized(void) { return 1; }

/* Looking for leaks at a reader's end would stop and trace its own threads, which no reader may. */
const char *__asan_default_options(void);
const char *__asan_default_options(void) { return "detect_leaks=0"; }
#else
int clx_is_sanitized(void) { return 0; }
#endif

#if __has_feature(thread_sanitizer)
void __tsan_acquire(void *address);
void __tsan_release(void *address);

void clx_lock_taken(const void *guarded) { __tsan_acquire((void *)guarded); }
void clx_lock_given(const void *guarded) { __tsan_release((void *)guarded); }
#else
void clx_lock_taken(const void *guarded) { (void)guarded; }
void clx_lock_given(const void *guarded) { (void)guarded; }
#endif
