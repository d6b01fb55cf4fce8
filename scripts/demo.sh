#!/usr/bin/env bash
# Drops every sample into the inbox of a throw-away home, watches it become cards, and prints them.
#
#   demo.sh EINGANGD
set -euo pipefail

eingangd=$(realpath "$1")
samples=$(cd "$(dirname "$0")/../samples" && pwd)
home=$(mktemp -d -t eingang-demo-XXXXXX)
export EINGANG_HOME=$home
# Distances are counted from a day on which most of the sample letters had just come.
today=2025-09-05
watcher=
cleanup() {
  [ -z "$watcher" ] || { kill -TERM "$watcher" 2>/dev/null || true; wait "$watcher" 2>/dev/null || true; }
  rm -rf "$home"
}
trap cleanup EXIT

"$eingangd" init >/dev/null
cp "$samples/eingang.json5" "$home/eingang.json5"
"$eingangd" watch 2>"$home/watch.log" &
watcher=$!

expected=0
pages=0
for paper in "$samples"/*.expected.json; do
  name=$(basename "$paper" .expected.json)
  for dropped in "$samples/$name" "$samples/$name".*; do
    case $dropped in *.expected.json) continue ;; esac
    [ -e "$dropped" ] || continue
    cp -r "$dropped" "$home/Eingang/"
  done
  # Two documents may lie on one image.
  expected=$((expected + 1))
  pages=$((pages + $(sed -n 's/.*"pages": *\([0-9]*\).*/\1/p' "$paper")))
done
echo "$expected documents lie in the inbox $home/Eingang. Watching." >&2

deadline=$((SECONDS + 600))
until [ "$("$eingangd" list --all --json --quiet | wc -l)" -ge "$expected" ]; do
  kill -0 "$watcher" 2>/dev/null || { echo "demo: the watcher ended: see below." >&2; cat "$home/watch.log" >&2; exit 1; }
  [ $SECONDS -lt $deadline ] || { echo "demo: not all papers became cards in time:" >&2; cat "$home/watch.log" >&2; exit 1; }
  sleep 0.5
done

read=$("$eingangd" list --all --json | grep -o '"pages":\[[^]]*' | tr ',' '\n' | wc -l)
[ "$read" -eq "$pages" ] || { echo "demo: $read pages were read, and the papers have $pages." >&2; exit 1; }

for id in $("$eingangd" list --all --json --quiet | sed -n 's/.*"id":\([0-9]*\).*/\1/p'); do
  "$eingangd" show "$id" --today "$today"
  echo
done
"$eingangd" list --all --today "$today"
echo
echo "Im Eingang brauchen eine Entscheidung: $("$eingangd" count)"
echo
"$eingangd" stats
