#!/usr/bin/env bash
# Installs the Debian packages that building and running need, and says which. Does nothing where all are there.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
missing=()
while read -r package; do
  state=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
  [ "$state" = "install ok installed" ] || missing+=("$package")
done < <(cat "$here/debian-packages.txt" "$@")

command -v swift >/dev/null || {
  echo "install-dependencies: the Swift toolchain is missing: no 'swift' in PATH. Install Swift 6.1 or newer." >&2
  exit 3
}
[ ${#missing[@]} -gt 0 ] || exit 0

run=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || {
    echo "install-dependencies: packages are missing: ${missing[*]}. Install them as root: apt-get install ${missing[*]}" >&2
    exit 3
  }
  run=(sudo)
fi
echo "Installing ${missing[*]}" >&2
export DEBIAN_FRONTEND=noninteractive
"${run[@]}" apt-get update -qq
"${run[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
