#ifndef CLINUX_SIGNALS_H
#define CLINUX_SIGNALS_H

#include <stddef.h>

/*
 * From here on these signals do nothing but write their number, a byte each, to a pipe. Returns its reading end.
 * A second call adds signals to the same pipe.
 */
int clx_signals_to_pipe(const int *_Nonnull signals, size_t count);

#endif
