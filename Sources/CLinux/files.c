#define _GNU_SOURCE
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/vfs.h>
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

int clx_rename_noreplace(const char *from, const char *to) {
  return renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) < 0 ? -errno : 0;
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
