#ifndef CSQLITE_H
#define CSQLITE_H

#include <sqlite3.h>

/* SQLITE_TRANSIENT is a cast to a function pointer, which Swift does not import. */
static inline int csqlite_bind_text(sqlite3_stmt *_Nonnull s, int i, const char *_Nullable t, sqlite3_uint64 n) {
  return sqlite3_bind_text64(s, i, t, n, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int csqlite_bind_blob(sqlite3_stmt *_Nonnull s, int i, const void *_Nullable b, sqlite3_uint64 n) {
  return sqlite3_bind_blob64(s, i, b, n, SQLITE_TRANSIENT);
}

/* sqlite3_db_config takes variable arguments, which Swift cannot call. */
static inline int csqlite_config_defensive(sqlite3 *_Nonnull db) {
  int on = 0;
  int rc = sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, &on);
  if (rc == SQLITE_OK) rc = sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DML, 0, &on);
  if (rc == SQLITE_OK) rc = sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DDL, 0, &on);
  return rc;
}

/* Off: what another program left in the write-ahead log stays there when this connection is closed. */
static inline int csqlite_config_checkpoint_on_close(sqlite3 *_Nonnull db, int on) {
  int off = 0;
  return sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !on, &off);
}

/* True for what fails, of all that SQLite calls no lack of room, where something is to be made, made larger or synced. */
static inline int csqlite_needs_room(int code) {
  switch (code) {
    case SQLITE_CANTOPEN:
    case SQLITE_IOERR_WRITE:
    case SQLITE_IOERR_FSYNC:
    case SQLITE_IOERR_DIR_FSYNC:
    case SQLITE_IOERR_TRUNCATE:
    case SQLITE_IOERR_SHMOPEN:
    case SQLITE_IOERR_SHMSIZE:
    case SQLITE_IOERR_SHMMAP: return 1;
    default: return 0;
  }
}

/*
 * The first bytes of the file as it is on the disk, past all that SQLite holds in memory and in its log; zeros behind the
 * file's end.
 */
static inline int csqlite_read_head(sqlite3 *_Nonnull db, void *_Nonnull bytes, int count) {
  sqlite3_file *file = 0;
  int rc = sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (rc != SQLITE_OK) return rc;
  if (!file || !file->pMethods) return SQLITE_MISUSE;
  rc = file->pMethods->xRead(file, bytes, count, 0);
  return rc == SQLITE_IOERR_SHORT_READ ? SQLITE_OK : rc;
}

#endif
