#ifndef CLINUX_SANITIZED_H
#define CLINUX_SANITIZED_H

/*
 * 1 where this program was built with AddressSanitizer or ThreadSanitizer, else 0. Their shadow memory needs terabytes of
 * address space, and their reports a way out of a reader.
 */
int clx_is_sanitized(void);

/*
 * Tell ThreadSanitizer that the lock of what lies there was taken, and that it is about to be given back, where it could
 * not see so itself. Do nothing in any other build.
 */
void clx_lock_taken(const void *_Nonnull guarded);
void clx_lock_given(const void *_Nonnull guarded);

#endif
