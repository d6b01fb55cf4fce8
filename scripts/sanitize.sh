#!/usr/bin/env bash
# Runs the tests with ThreadSanitizer, then with AddressSanitizer; a report of either fails, whatever the tests say.
#
#   sanitize.sh [thread|address…]
#
# Readers then have no limit on their address space, which a sanitizer needs, and ten times their time; their reports reach
# the terminal.
set -euo pipefail
cd "$(dirname "$0")/.."

kinds=("$@")
[ ${#kinds[@]} -gt 0 ] || kinds=(thread address)
export SWIFT_BACKTRACE=enable=no OMP_THREAD_LIMIT=1
# As many tests at a time as there are processors: with all at once, each program that they start would get so little of
# them that its readers, slow as a sanitizer makes them, run out of time. One at a time would hide races between them.
SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$(nproc)
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH

# The tests of one kind that the further arguments choose, after those already in the log.
run_tests() {
  local kind=$1 reports=$PWD/.build/$1/reports
  shift
  # Programs that the tests start write their reports beside those of the tests; a reader cannot, and uses its terminal.
  # They end as they would have without a report, so that what else is wrong is seen too.
  TSAN_OPTIONS="log_path=$reports exitcode=0" ASAN_OPTIONS="log_path=$reports detect_leaks=0" \
    swift test --sanitize="$kind" --scratch-path ".build/$kind" --skip-build --disable-xctest "$@"
}

failed=()
for kind in "${kinds[@]}"; do
  folder=.build/$kind
  log=$folder/tests.log
  reports=$folder/reports
  mkdir -p "$folder"
  rm -f "$reports".* "$log"
  echo "sanitize: $kind: building"
  swift build --sanitize="$kind" --build-tests --scratch-path "$folder"
  code=0
  # As in `make test`: the programs that are killed at every step come last and alone.
  for choice in --skip --filter; do
    echo "sanitize: $kind: testing, $choice AbortEndToEnd"
    run_tests "$kind" "$choice" AbortEndToEnd >>"$log" 2>&1 || code=$?
    tail -n 1 "$log"
  done
  # Nothing that was not run is clean.
  [ "$(grep -c -E '^. Test run with [1-9][0-9]* tests' "$log" || true)" -eq 2 ] || code=1
  found=$(cat "$log" "$reports".* 2>/dev/null | grep -c -E '(WARNING|ERROR): (Thread|Address)Sanitizer' || true)
  echo "sanitize: $kind: $found reports"
  if [ "$code" -ne 0 ] || [ "$found" -ne 0 ]; then
    failed+=("$kind")
    grep -h -A 12 -E '(WARNING|ERROR): (Thread|Address)Sanitizer' "$log" "$reports".* 2>/dev/null | head -n 100 || true
    grep -E '^✘' "$log" | head -n 40 || true
  fi
done
[ ${#failed[@]} -eq 0 ] || { echo "sanitize: not clean: ${failed[*]}. The logs lie in .build." >&2; exit 1; }
