#!/usr/bin/env bash
# Reads every file of DIR (or broken copies of the samples, where DIR is not there) and counts how each ended.
# A file must give a proposal or a reason; a crash, an answer without a reason, or no answer in time fails.
#
#   hostile.sh EINGANGD DIR
set -euo pipefail

eingangd=$(realpath "$1")
folder=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ ! -d "$folder" ]; then
  echo "hostile: no files at $folder: using broken copies of the project's own samples." >&2
  folder=$work/broken
  mkdir "$folder"
  find "$(dirname "$0")/../samples" -maxdepth 2 -type f \
    \( -name '*.jpg' -o -name '*.pdf' -o -name '*.tif*' -o -name '*.png' \) | while read -r paper; do
    name=$(basename "$paper")
    size=$(stat -c %s "$paper")
    head -c $((size / 2)) "$paper" >"$folder/half-$name"
    head -c 100 "$paper" >"$folder/head-$name"
    { head -c $((size / 3)) "$paper"; head -c 4096 /dev/zero; tail -c +$((size / 3 + 4097)) "$paper"; } >"$folder/hole-$name"
  done
fi

proposed=0 refused=0 bad=0
for file in "$folder"/*; do
  code=0
  timeout 180 "$eingangd" extract --json "$file" >"$work/out" 2>"$work/err" || code=$?
  if [ $code -eq 0 ] && [ -s "$work/out" ]; then
    proposed=$((proposed + 1))
  elif [ $code -eq 1 ] && grep -q '"why":"..*"' "$work/out"; then
    refused=$((refused + 1))
  else
    bad=$((bad + 1))
    echo "hostile: $(basename "$file"): exit $code: $(tail -n 1 "$work/err")"
  fi
done
echo "$proposed read, $refused refused with a reason, $bad neither"
[ $bad -eq 0 ]
