#ifndef CLINUX_SANITIZED_H
#define CLINUX_SANITIZED_H

/*
 * 1 where this program was built with AddressSanitizer or ThreadSanitizer, else 0. Their shadow memory needs terabytes of
 * address space, and their reports a way out of a reader.
 */
int clx_is_sanitized(void);

#endif
