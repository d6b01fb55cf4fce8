#ifndef COCR_H
#define COCR_H

/* Placeholder of the skeleton: the reading stack replaces it. */
const char *_Nonnull cocr_versions(void);

#endif
