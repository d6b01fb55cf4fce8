#ifndef CLINUX_TERMINAL_H
#define CLINUX_TERMINAL_H

/*
 * Keys of this terminal come one by one from here on, without echo and without signals. When it is given back, this
 * farewell is written to the output; a crash gives it back, too, before it goes on as it would have. A second call, after
 * another program has had the terminal, remembers nothing new.
 */
int clx_terminal_take(int input, int output, const char *_Nonnull farewell);

/* As it was; nothing where it was not taken. Also from a process in the background. */
void clx_terminal_give_back(void);

#endif
