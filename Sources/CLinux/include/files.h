#ifndef CLINUX_FILES_H
#define CLINUX_FILES_H

/* Renames; -EEXIST where the new name is taken, -EINVAL where the file system cannot tell. */
int clx_rename_noreplace(const char *_Nonnull from, const char *_Nonnull to);

/* 1 where other machines may write without this one hearing of it, 0 where not, else a negative errno. */
int clx_fs_is_remote(const char *_Nonnull path);

#endif
