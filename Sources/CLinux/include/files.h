#ifndef CLINUX_FILES_H
#define CLINUX_FILES_H

/*
 * Renames, each name seen from its open folder, or AT_FDCWD and a path; -EEXIST where the new name is taken, -EINVAL
 * where the file system cannot tell.
 */
int clx_rename_noreplace(int folder, const char *_Nonnull from, int new_folder, const char *_Nonnull to);

/*
 * Opens what lies below a folder, by a path of plain names, with these flags; empty for the folder itself. No part below
 * the folder may be a link, whoever puts one there meanwhile: -ELOOP or -ENOTDIR; -EINVAL for a part that leads upwards.
 */
int clx_open_beneath(const char *_Nonnull folder, const char *_Nonnull below, int flags);

/* A descriptor that only stands for the file: nothing is opened, and closing it gives up no lock of the process there. */
int clx_open_reference(const char *_Nonnull path);

/* Waits until everything that was written to the file system of this path is on its disk. */
int clx_sync_filesystem(const char *_Nonnull path);

/* 1 where other machines may write without this one hearing of it, 0 where not, else a negative errno. */
int clx_fs_is_remote(const char *_Nonnull path);

/*
 * 1 where a process holds the file open for writing, 0 where none does, a negative errno where the system cannot tell.
 * Asks for a read lease, which the kernel grants only while nobody writes, and gives it back at once: the descriptor
 * must be open for reading only. From the first call on, the process ignores SIGIO.
 */
int clx_is_being_written(int fd);

#endif
