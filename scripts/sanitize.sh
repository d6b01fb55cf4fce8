#!/usr/bin/env bash
# Runs the tests with ThreadSanitizer, then with AddressSanitizer; a report of either fails, whatever the tests say.
#
#   sanitize.sh [thread|address…]
#
# Readers then have no limit on their address space, which a sanitizer needs, and their reports reach the terminal.
set -euo pipefail
cd "$(dirname "$0")/.."

kinds=("$@")
[ ${#kinds[@]} -gt 0 ] || kinds=(thread address)
export SWIFT_BACKTRACE=enable=no OMP_THREAD_LIMIT=1
failed=()
for kind in "${kinds[@]}"; do
  folder=.build/$kind
  log=$folder/tests.log
  reports=$folder/reports
  mkdir -p "$folder"
  rm -f "$reports".*
  echo "sanitize: $kind: building"
  swift build --sanitize="$kind" --build-tests --scratch-path "$folder"
  echo "sanitize: $kind: testing"
  code=0
  # Programs that the tests start write their reports beside those of the tests; a reader cannot, and uses its terminal.
  TSAN_OPTIONS="log_path=$PWD/$reports exitcode=0 suppressions=$PWD/scripts/tsan.supp" \
    ASAN_OPTIONS="detect_leaks=0" \
    swift test --sanitize="$kind" --scratch-path "$folder" --skip-build --disable-xctest --no-parallel >"$log" 2>&1 || code=$?
  tail -n 1 "$log"
  # Nothing that was not run is clean.
  grep -q -E '^. Test run with [1-9][0-9]* tests' "$log" || code=1
  found=$(cat "$log" "$reports".* 2>/dev/null | grep -c -E '(WARNING|ERROR): (Thread|Address)Sanitizer' || true)
  echo "sanitize: $kind: $found reports"
  if [ "$code" -ne 0 ] || [ "$found" -ne 0 ]; then
    failed+=("$kind")
    grep -h -A 12 -E '(WARNING|ERROR): (Thread|Address)Sanitizer' "$log" "$reports".* 2>/dev/null | head -n 100 || true
    grep -E '^✘' "$log" | head -n 40 || true
  fi
done
[ ${#failed[@]} -eq 0 ] || { echo "sanitize: not clean: ${failed[*]}. The logs lie in .build." >&2; exit 1; }
