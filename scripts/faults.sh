#!/usr/bin/env bash
# Takes away from a running daemon what it needs, gives it back, and checks that every letter is whole: one original
# with the right checksum, one card that was read, and nothing restarted in between.
#
#   faults.sh EINGANGD
#
# A full or read-only disk is a small tmpfs, which only root can mount; without it those faults are named as not tried.
set -uo pipefail

eingangd=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
# The program as it is now: a build meanwhile must not change it.
cp "$eingangd" "$(dirname "$eingangd")/eingang-reader" "$work/"
eingangd=$work/eingangd
daemon=
failures=0
untried=0

cleanup() {
  stop
  for disk in "$work"/*/disk "$work"/*/home/Archiv; do mountpoint -q "$disk" && umount "$disk"; done
  rm -rf "$work"
}
trap cleanup EXIT

# --- a household, and what is done in it -------------------------------------------------------------------------------

# A new household; the configuration's folders come as an argument.
household() {
  home=$work/$1/home
  inbox=$work/$1/inbox
  mkdir -p "$home" "$inbox" "$work/$1/disk" "$work/$1/papers"
  disk=$work/$1/disk
  papers=$work/$1/papers
  archive=$home/Archiv
}

configure() { printf '{ ordner: { %s } }\n' "$1" >"$home/eingang.json5"; }

# Letters that are read at once, one text each: papers FIRST LAST BYTES.
letters() { python3 "$here/faults_letters.py" "$papers" "$@"; }

watch() {
  "$eingangd" watch --home "$home" --no-color >"$work/log" 2>&1 &
  daemon=$!
  until_true 30 grep -q '^Bereit' "$work/log"
}

stop() {
  [ -n "$daemon" ] && kill "$daemon" 2>/dev/null && wait "$daemon" 2>/dev/null
  daemon=
}

drop() { cp "$papers/$1" "$inbox/.$1.part" && mv "$inbox/.$1.part" "$inbox/$1"; }

until_true() {
  local end=$((SECONDS + $1))
  shift
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $end ] || return 1
    sleep 0.2
  done
}

cards() { "$eingangd" list --all --json --home "$home" 2>/dev/null | grep -c '"state"'; }
has_cards() { [ "$(cards)" -ge "$1" ]; }
fill() { dd if=/dev/zero of="$disk/filler" bs=4k 2>/dev/null || true; }
make_room() { : >"$disk/filler"; rm -f "$disk/filler"; }
empty_inbox() { [ -z "$(find "$inbox" -type f -not -path '*/.*')" ]; }
mounted() { mount -t tmpfs -o "size=$1,mode=700" tmpfs "$disk" 2>/dev/null; }

# --- what must hold ----------------------------------------------------------------------------------------------------

wrong() {
  echo "  wrong: $*"
  failures=$((failures + 1))
}

# Every letter has one original under its checksum and one card that was read; the daemon is still the same one.
check_letters() {
  local paper name sum found
  for paper in "$papers"/*.pdf; do
    name=$(basename "$paper")
    sum=$(sha256sum "$paper" | cut -d' ' -f1)
    found=$(find "$archive/${sum:0:2}" -name "$sum*" 2>/dev/null)
    [ "$(printf '%s\n' "$found" | grep -c .)" = 1 ] || wrong "$name has not one original: '$found'"
    [ -n "$found" ] && [ "$(sha256sum "$found" | cut -d' ' -f1)" = "$sum" ] || wrong "$name: its original differs"
    found=$("$eingangd" list --all --json --home "$home" | grep -F "\"$name\"")
    [ "$(printf '%s\n' "$found" | grep -c .)" = 1 ] || wrong "$name has not one card: '$found'"
    printf '%s' "$found" | grep -q '"state":"gestoert"' && wrong "$name is disturbed: $found"
  done
  [ -z "$daemon" ] || kill -0 "$daemon" 2>/dev/null || wrong "the daemon has ended: $(tail -n 2 "$work/log")"
  empty_inbox || wrong "left in the inbox: $(ls "$inbox")"
  "$eingangd" verify --home "$home" >"$work/verify" 2>&1 || wrong "verify: $(cat "$work/verify")"
}

fault() { echo "$1"; }
not_tried() {
  echo "  not tried: $1"
  untried=$((untried + 1))
}

# --- the faults --------------------------------------------------------------------------------------------------------

full_archive() {
  fault "The archive's disk is full while a letter arrives"
  household full-archive
  mounted 2m || { not_tried "a small disk cannot be mounted here"; return; }
  archive=$disk/Archiv
  configure "inbox: '$inbox', archiv: '$archive'"
  letters 1 3 100000
  watch
  fill
  for paper in 1 2 3; do drop "brief-$paper.pdf"; done
  until_true 20 grep -q 'No space left' "$work/log" || wrong "a full disk goes unsaid: $(cat "$work/log")"
  make_room
  until_true 120 has_cards 3 || wrong "not healed: $(tail -n 3 "$work/log")"
  until_true 60 empty_inbox
  check_letters
  stop
}

full_store() {
  fault "The database's disk is full while cards are written"
  household full-store
  mounted 3m || { not_tried "a small disk cannot be mounted here"; return; }
  home=$disk/home
  mkdir -p "$home"
  archive=$work/full-store/Archiv
  configure "inbox: '$inbox', archiv: '$archive', ablage: '$work/full-store/Ablage'"
  letters 1 3 2000
  watch
  fill
  for paper in 1 2 3; do drop "brief-$paper.pdf"; done
  until_true 20 grep -q 'Waiting for the store' "$work/log" || wrong "a full disk goes unsaid: $(cat "$work/log")"
  make_room
  until_true 60 has_cards 3 || wrong "not healed: $(tail -n 3 "$work/log")"
  check_letters
  stop
}

full_store_at_start() {
  fault "The database's disk is full while nobody works with it"
  household full-start
  mounted 3m || { not_tried "a small disk cannot be mounted here"; return; }
  home=$disk/home
  mkdir -p "$home"
  archive=$work/full-start/Archiv
  configure "inbox: '$inbox', archiv: '$archive', ablage: '$work/full-start/Ablage'"
  letters 1 2 2000
  watch
  drop brief-1.pdf
  until_true 30 has_cards 1 || wrong "no card: $(cat "$work/log")"
  stop
  fill
  local verb
  for verb in list "show 1" "decline 1" "ingest $papers/brief-2.pdf"; do
    # shellcheck disable=SC2086
    "$eingangd" $verb --home "$home" >"$work/verb" 2>&1
    [ $? = 5 ] || wrong "$verb on a full disk: $(cat "$work/verb")"
    [ "$(wc -l <"$work/verb")" = 1 ] && grep -q 'no space is left' "$work/verb" || wrong "$verb says: $(cat "$work/verb")"
  done
  "$eingangd" watch --home "$home" --no-color >"$work/log" 2>&1 &
  daemon=$!
  until_true 20 grep -q 'no space is left' "$work/log" || wrong "a full disk goes unsaid: $(cat "$work/log")"
  make_room
  until_true 30 grep -q '^Bereit' "$work/log" || wrong "not healed: $(cat "$work/log")"
  drop brief-2.pdf
  until_true 30 has_cards 2 || wrong "no card: $(cat "$work/log")"
  check_letters
  stop
}

overwritten_store() {
  fault "An older copy is written over the database while the daemon runs"
  household overwritten
  configure "inbox: '$inbox'"
  letters 1 4 2000
  watch
  drop brief-1.pdf
  until_true 30 has_cards 1 || wrong "no card: $(cat "$work/log")"
  stop
  cp "$home/eingang.sqlite" "$work/backup"
  watch
  for paper in 2 3; do drop "brief-$paper.pdf"; done
  until_true 60 has_cards 3 || wrong "no cards: $(cat "$work/log")"
  cp "$work/backup" "$home/eingang.sqlite"
  wait "$daemon"
  [ $? = 5 ] || wrong "the daemon did not end with status 5: $(cat "$work/log")"
  daemon=
  grep -q 'copied over it' "$work/log" || wrong "it goes unsaid: $(cat "$work/log")"
  cmp "$work/backup" "$home/eingang.sqlite" || wrong "what was copied is not what it was"
  watch
  "$eingangd" verify --adopt --home "$home" >"$work/adopt" 2>&1 || wrong "verify --adopt: $(cat "$work/adopt")"
  drop brief-4.pdf
  until_true 150 has_cards 4 || wrong "not healed: $(cat "$work/log" "$work/adopt")"
  check_letters
  stop
}

full_ablage() {
  fault "The Ablage's disk is full while a card is accepted"
  household full-ablage
  mounted 256k || { not_tried "a small disk cannot be mounted here"; return; }
  configure "inbox: '$inbox', ablage: '$disk/Ablage'"
  letters 1 1 100000
  watch
  drop brief-1.pdf
  until_true 30 has_cards 1 || wrong "no card"
  mkdir -p "$disk/Ablage"
  fill
  "$eingangd" accept 1 --home "$home" >"$work/accept" 2>&1
  [ $? = 6 ] || wrong "accepting onto a full disk: $(cat "$work/accept")"
  [ "$("$eingangd" list --json --home "$home" | grep -c '"state":"offen"')" = 1 ] || wrong "the card is not open any more"
  make_room
  "$eingangd" accept 1 --home "$home" >"$work/accept" 2>&1 || wrong "accept: $(cat "$work/accept")"
  local copy
  copy=$(find "$disk/Ablage" -type f)
  [ "$(printf '%s\n' "$copy" | grep -c .)" = 1 ] || wrong "more than one copy: $copy"
  [ "$(sha256sum "$copy" | cut -d' ' -f1)" = "$(sha256sum "$papers/brief-1.pdf" | cut -d' ' -f1)" ] ||
    wrong "what was filed differs: $copy"
  check_letters
  stop
}

locked_store() {
  fault "Another process holds the database for ${LOCKED:-60} s"
  household locked
  configure "inbox: '$inbox'"
  letters 1 5 2000
  watch
  drop brief-5.pdf
  until_true 30 has_cards 1 || wrong "no card: $(cat "$work/log")"
  local start=$SECONDS
  python3 - "$home/eingang.sqlite" "${LOCKED:-60}" <<'PYTHON' &
import sqlite3, sys, time
store = sqlite3.connect(sys.argv[1], isolation_level=None)
store.execute("BEGIN EXCLUSIVE")
time.sleep(float(sys.argv[2]))
store.execute("COMMIT")
PYTHON
  local holder=$!
  sleep 1
  for paper in 1 2 3; do drop "brief-$paper.pdf"; done
  "$eingangd" ingest "$papers/brief-4.pdf" --home "$home" >"$work/ingest" 2>&1 &
  local ingest=$!
  "$eingangd" decline 1 --home "$home" >"$work/decline" 2>&1
  [ $? = 5 ] || wrong "deciding beside a locked database: $(cat "$work/decline")"
  until_true 20 grep -q 'Waiting for the store' "$work/log" || wrong "a locked database goes unsaid: $(cat "$work/log")"
  wait "$holder"
  [ $((SECONDS - start)) -ge "${LOCKED:-60}" ] || wrong "the lock did not hold"
  wait "$ingest" || wrong "ingest: $(cat "$work/ingest")"
  until_true 60 has_cards 5 || wrong "not healed: $(tail -n 3 "$work/log")"
  check_letters
  stop
}

read_only_inbox() {
  fault "The inbox becomes read-only, and writable again"
  household ro-inbox
  mounted 4m || { not_tried "a disk cannot be mounted here"; return; }
  inbox=$disk
  configure "inbox: '$inbox'"
  letters 1 2 2000
  watch
  drop brief-1.pdf
  until_true 30 has_cards 1 || wrong "no card: $(cat "$work/log")"
  cp "$papers/brief-2.pdf" "$inbox/brief-2.pdf"
  mount -o remount,ro "$disk" || { not_tried "a disk cannot be made read-only here"; stop; return; }
  until_true 30 has_cards 2 || wrong "not taken: $(cat "$work/log")"
  until_true 30 grep -qi 'read-only' "$work/log" || wrong "it goes unsaid: $(cat "$work/log")"
  mount -o remount,rw "$disk"
  until_true 400 empty_inbox
  check_letters
  stop
}

read_only_archive() {
  fault "The archive becomes read-only, and writable again"
  household ro-archive
  configure "inbox: '$inbox'"
  letters 1 2 2000
  watch
  drop brief-1.pdf
  until_true 30 has_cards 1 || wrong "no card: $(cat "$work/log")"
  # Another mount on top: the daemon's open files do not keep that from being read-only.
  if ! mount --bind "$archive" "$archive" 2>/dev/null || ! mount -o remount,bind,ro "$archive" 2>/dev/null; then
    not_tried "a folder cannot be made read-only here"
    stop
    return
  fi
  drop brief-2.pdf
  until_true 30 grep -qi 'read-only' "$work/log" || wrong "it goes unsaid: $(cat "$work/log")"
  umount "$archive"
  until_true 120 has_cards 2 || wrong "not healed: $(tail -n 3 "$work/log")"
  until_true 60 empty_inbox
  check_letters
  stop
}

few_descriptors() {
  fault "Only $1 files may be open"
  household "descriptors-$1"
  configure "inbox: '$inbox'"
  letters 1 40 2000
  (ulimit -n "$1"; exec "$eingangd" ingest "$papers"/brief-?.pdf "$papers"/brief-1?.pdf --home "$home") >"$work/log" 2>&1 ||
    wrong "ingest: $(grep -v '^#' "$work/log" | tail -n 3)"
  (ulimit -n "$1"; exec "$eingangd" ingest --join "$papers"/brief-[23]?.pdf "$papers"/brief-40.pdf --home "$home") >"$work/log" 2>&1 ||
    wrong "ingest --join: $(grep -v '^#' "$work/log" | tail -n 3)"
  check_letters
}

full_archive
full_store
full_store_at_start
overwritten_store
full_ablage
locked_store
read_only_inbox
read_only_archive
few_descriptors 40
few_descriptors 24

echo "$failures wrong, $untried not tried"
[ $failures = 0 ]
