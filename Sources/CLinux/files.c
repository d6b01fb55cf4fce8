#define _GNU_SOURCE
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>
#include <linux/magic.h>

#ifndef CIFS_SUPER_MAGIC
#define CIFS_SUPER_MAGIC 0xFF534D42
#endif
#ifndef SMB2_SUPER_MAGIC
#define SMB2_SUPER_MAGIC 0xFE534D42
#endif

/* Numbers from statfs(2) and the drivers, for systems that <linux/magic.h> leaves out. */
#define NCP_MAGIC 0x0000564CU
#define GFS2_MAGIC_NUMBER 0x01161970U
#define LUSTRE_MAGIC 0x0BD00BD0U
#define BEEGFS_MAGIC 0x19830326U
#define GPFS_MAGIC 0x47504653U
#define VMWARE_SHARE_MAGIC 0xBACBACBCU
#define PARALLELS_SHARE_MAGIC 0x7C7C6673U
#define VIRTUALBOX_SHARE_MAGIC 0x786F4256U

int clx_rename_noreplace(int folder, const char *from, int new_folder, const char *to) {
  return renameat2(folder, from, new_folder, to, RENAME_NOREPLACE) < 0 ? -errno : 0;
}

int clx_open_reference(const char *path) {
  const int opened = open(path, O_PATH | O_CLOEXEC);
  return opened < 0 ? -errno : opened;
}

/* The next part of a path, which it moves on; 0 at the end, a negative errno for a part that no path below has. */
static int next_part(const char **path, char part[NAME_MAX + 1]) {
  *path += strspn(*path, "/");
  const size_t length = strcspn(*path, "/");
  if (length > NAME_MAX) return -ENAMETOOLONG;
  memcpy(part, *path, length);
  part[length] = 0;
  *path += length;
  if (strcmp(part, ".") == 0 || strcmp(part, "..") == 0) return -EINVAL;
  return length > 0;
}

/* openat2 could do it in one call, but older kernels and many containers have none, and each part alone is as safe. */
int clx_open_beneath(const char *folder, const char *below, int flags) {
  const int through = O_PATH | O_DIRECTORY | O_CLOEXEC;
  char part[NAME_MAX + 1];
  int at = open(folder, through);
  if (at < 0) return -errno;
  int more = next_part(&below, part);
  if (more == 0) memcpy(part, ".", 2);
  while (more >= 0) {
    const int isLast = below[strspn(below, "/")] == 0;
    const int next = openat(at, part, (isLast ? flags | O_CLOEXEC : through) | O_NOFOLLOW);
    const int code = next < 0 ? -errno : next;
    close(at);
    if (isLast || code < 0) return code;
    at = next;
    more = next_part(&below, part);
  }
  close(at);
  return more;
}

int clx_sync_filesystem(const char *path) {
  const int opened = open(path, O_RDONLY | O_CLOEXEC);
  if (opened < 0) return -errno;
  const int code = syncfs(opened) < 0 ? -errno : 0;
  close(opened);
  return code;
}

int clx_fs_is_remote(const char *path) {
  struct statfs s;
  if (statfs(path, &s) < 0) return -errno;
  switch ((uint32_t)s.f_type) {
  case NFS_SUPER_MAGIC:
  case SMB_SUPER_MAGIC:
  case CIFS_SUPER_MAGIC:
  case SMB2_SUPER_MAGIC:
  case FUSE_SUPER_MAGIC:
  case V9FS_MAGIC:
  case AFS_SUPER_MAGIC:
  case CEPH_SUPER_MAGIC:
  case CODA_SUPER_MAGIC:
  case OCFS2_SUPER_MAGIC:
  case NCP_MAGIC:
  case GFS2_MAGIC_NUMBER:
  case LUSTRE_MAGIC:
  case BEEGFS_MAGIC:
  case GPFS_MAGIC:
  case VMWARE_SHARE_MAGIC:
  case PARALLELS_SHARE_MAGIC:
  case VIRTUALBOX_SHARE_MAGIC:
    return 1;
  default:
    return 0;
  }
}
