#ifndef CLINUX_FILES_H
#define CLINUX_FILES_H

/* Renames; -EEXIST where the new name is taken, -EINVAL where the file system cannot tell. */
int clx_rename_noreplace(const char *_Nonnull from, const char *_Nonnull to);

/* 1 where other machines may write without this one hearing of it, 0 where not, else a negative errno. */
int clx_fs_is_remote(const char *_Nonnull path);

/* 1 where a process holds the file open for writing, 0 where none does, a negative errno where the system cannot tell.
   Asks for a read lease, which the kernel grants only while nobody writes, and gives it back at once: the descriptor
   must be open for reading only. From the first call on, the process ignores SIGIO. */
int clx_is_being_written(int fd);

#endif
