#!/usr/bin/env bash
# Scores proposals against papers with known values: the sets of DIR, or the project's samples where DIR is not there.
#
#   eval.sh EINGANGD DIR
set -euo pipefail

eingangd=$(realpath "$1")
if [ -x "$2/evaluate.py" ]; then
  exec "$2/evaluate.py" --binary "$eingangd" --worst 40
fi
echo "eval: no papers at $2: scoring the project's own samples instead." >&2
exec python3 "$(dirname "$0")/score_samples.py" "$eingangd" "$(dirname "$0")/../samples"
