#!/usr/bin/env bash
# Feeds made-up bytes to the parsers of this project, each for so many seconds; an input that breaks one is kept.
#
#   fuzz.sh SECONDS [TARGET…]
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=$1
shift
targets=("$@")
[ ${#targets[@]} -gt 0 ] || mapfile -t targets < <(sed -n 's/.*case \([a-z]*\)$/\1/p; s/.*= "\([a-z]*\)"$/\1/p' Tests/Fuzz/FuzzTarget.swift)

export EINGANG_FUZZ=1 SWIFT_BACKTRACE=enable=no
build=(swift build --sanitize fuzzer --product fuzz --scratch-path .build/fuzz)
"${build[@]}"
fuzz=$("${build[@]}" --show-bin-path)/fuzz
found=.build/fuzz-findings
mkdir -p "$found"
broken=()
for target in "${targets[@]}"; do
  corpus=.build/fuzz-corpus/$target
  seeds=Tests/Fuzz/Seeds/$target
  mkdir -p "$corpus"
  [ -d "$seeds" ] || seeds=
  echo "fuzz: $target, $seconds seconds"
  # What computes for a minute breaks its target by itself; the time here is the wall's, and ends what waits for ever.
  if ! EINGANG_FUZZ_TARGET=$target "$fuzz" "$corpus" ${seeds:+"$seeds"} -max_total_time="$seconds" -timeout=900 \
    -rss_limit_mb=2048 -max_len=20000 -print_final_stats=1 -artifact_prefix="$found/$target-" \
    >"$found/$target.log" 2>&1; then
    broken+=("$target")
    tail -n 30 "$found/$target.log"
  fi
  grep -E 'stat::(number_of_executed_units|slowest_unit_time_sec|peak_rss_mb)' "$found/$target.log" || true
done
[ ${#broken[@]} -eq 0 ] || { echo "fuzz: ${broken[*]}: the inputs lie in $found." >&2; exit 1; }
echo "fuzz: ${#targets[@]} parsers, $seconds seconds each, nothing found."
