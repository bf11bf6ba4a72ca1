# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Shared by app/run.sh, tests/run.sh and .ci/run: the packages that Steelyard needs on Debian 12 and
# Ubuntu 24.04 (the names are the same on both), and how it is built. To be sourced by a POSIX shell
# with $root set to the project's folder; it only defines functions.

# The window, its charts, its translations, the numerics. The fonts, qt6-wayland and
# qt6-translations-l10n are for running, not for compiling.
steelyard_packages_build='g++ cmake ninja-build
  qt6-base-dev qt6-charts-dev qt6-svg-dev libqt6opengl6-dev libgl-dev
  libeigen3-dev libnanoflann-dev nlohmann-json3-dev libssl-dev zlib1g-dev
  libmatio-dev libhdf5-dev libreadstat-dev liborcus-dev pkg-config qt6-l10n-tools
  fonts-dejavu-core qt6-wayland qt6-translations-l10n'

# A virtual display for the tests of what is painted; the benchmarks are compiled with the tests;
# LBFGSpp is what our own L-BFGS is compared with; the torture and mutation tests are run by Python,
# and exported scripts with numpy and scikit-learn, or by R.
steelyard_packages_tests='xvfb xauth libbenchmark-dev liblbfgspp-dev python3
  python3-numpy python3-sklearn r-base-core'

# The module of Python, what it works with, and pip for its wheel.
steelyard_packages_python='pybind11-dev python3-dev python3-numpy python3-sklearn python3-pandas python3-pip'

# Formatting, static analysis and sanitizers, in the version whose results count; ranks of a job;
# processors that lack instructions of this one; a compiler cache, which speeds up later builds.
steelyard_packages_checks='libopenmpi-dev openmpi-bin qemu-user git ccache clang-14 clang-format-14 clang-tidy-14 lld-14 libomp-14-dev libclang-rt-14-dev'

say() { printf '%s\n' "$*"; }
complain() { printf '%s\n' "$*" >&2; }

# Prints, on one line, the given packages that are not installed.
missing_packages() {
  for package in "$@"; do
    case $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) in
      installed*) ;;
      *) printf ' %s' "$package" ;;
    esac
  done
}

# Sets $as_root to the prefix that runs a command as root; fails if there is none.
find_root() {
  if [ "$(id -u)" -eq 0 ]; then
    as_root=env
  elif command -v sudo >/dev/null 2>&1 && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
    as_root='sudo env'
  else
    return 1
  fi
}

# apt-get as root, without questions; waits for another package manager to finish.
run_apt() {
  # $as_root is one or two words on purpose.
  # shellcheck disable=SC2086
  $as_root DEBIAN_FRONTEND=noninteractive apt-get -q -y \
    -o DPkg::Lock::Timeout=300 -o Acquire::Retries=2 -o Acquire::http::Timeout=30 \
    -o Dpkg::Use-Pty=0 "$@" </dev/null
}

# Installs from the package lists as they are; if they are absent or too old, fetches them once.
apt_install() {
  if run_apt install --simulate --no-install-recommends "$@" >/dev/null 2>&1 &&
     run_apt install --no-install-recommends "$@"; then
    return 0
  fi
  say 'Updating the package lists (apt-get update) ...'
  run_apt update && run_apt install --no-install-recommends "$@"
}

explain_missing() {
  complain "
Steelyard cannot be built yet: $1
Missing packages:$2
Please ask the administrator of this computer to install them:
    sudo apt-get update
    sudo apt-get install --no-install-recommends$2
and then repeat your command."
}

# install_packages PACKAGE...: makes sure that all of them are installed, or says why not and fails.
install_packages() {
  if ! command -v dpkg-query >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then
    complain "Steelyard installs packages on Debian 12 and Ubuntu 24.04; this is another system."
    complain "It continues with what is installed. It needs, by their Debian names:" "$@"
    return 0
  fi
  missing=$(missing_packages "$@")
  [ -n "$missing" ] || return 0
  if ! find_root; then
    explain_missing 'installing them needs root or sudo, and neither is available.' "$missing"
    return 1
  fi
  say "Installing the missing packages as root:$missing"
  # The list is split into words on purpose.
  # shellcheck disable=SC2086
  apt_install $missing && missing=$(missing_packages $missing) && [ -z "$missing" ] && return 0
  explain_missing 'apt-get could not install them (is there a network?); its messages are above.' \
    "$(missing_packages "$@")"
  return 1
}

# How many files to compile at once: one per core, but no more than fit into the free memory.
build_jobs() {
  cores=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
  memory=$(awk '/^MemAvailable:/ { print int($2 / 1200000) }' /proc/meminfo 2>/dev/null)
  jobs=${memory:-$cores}
  [ "$jobs" -le "$cores" ] || jobs=$cores
  [ "$jobs" -ge 1 ] || jobs=1
  echo "$jobs"
}

# show_progress LOG: copies its input to LOG and shows ninja's "[12/97]" as one updated line, or, if
# the output is not a terminal, as a line for every tenth of the work.
show_progress() {
  terminal=no
  [ ! -t 1 ] || terminal=yes
  awk -v log_file="$1" -v terminal="$terminal" '
    { print > log_file }
    match($0, /^\[[0-9]+\/[0-9]+\]/) {
      split(substr($0, 2, RLENGTH - 2), steps, "/")
      percent = steps[2] ? int(100 * steps[1] / steps[2]) : 100
      if (terminal == "yes") printf "\r  step %d of %d (%d %%) ", steps[1], steps[2], percent
      else if (int(percent / 10) > shown) { shown = int(percent / 10); printf "  %d %%\n", percent }
      fflush()
    }
    END { if (terminal == "yes" && percent) printf "\n" }'
}

free_megabytes() { df -Pk "$root" | awk 'NR == 2 { print int($4 / 1024) }'; }

# Says what most likely made a build fail, from its log.
explain_failure() {
  complain ''
  grep -vE '^\[[0-9]+/[0-9]+\]' "$1" | tail -n 60 >&2
  complain ''
  if grep -q 'No space left on device' "$1" || [ "$(free_megabytes)" -lt 20 ]; then
    complain "The disk is full: building needs about 500 MB of free space in $root/build"
    complain "(the build folder may be deleted at any time: rm -r build)."
  elif grep -qE 'Permission denied|Read-only file system|not writable' "$1"; then
    complain "Files cannot be written in $root: copy the project to a folder of your own."
  elif grep -qE 'Killed|out of memory|cannot allocate memory' "$1"; then
    complain 'The computer ran out of memory: close other programs and try again.'
  else
    complain 'The build failed; the compiler messages are above.'
  fi
  [ ! -s "$1" ] || complain "The full log: $1"
}

# Configures a preset; if that fails, again from scratch: the folder may have moved or a cached
# result may be stale.
configure() {
  (cd "$root" && cmake --preset "$1") >"$2" 2>&1 && return 0
  (cd "$root" && cmake --fresh --preset "$1") >"$2" 2>&1
}

# build PRESET [TARGET...]: configures and builds in build/PRESET; prints only progress unless it
# fails.
build() {
  preset=$1
  shift
  folder=$root/build/$preset
  if ! mkdir -p "$folder" || ! : >"$folder/build.log"; then
    complain "Cannot write in $folder: is the disk full, or is the folder not yours?"
    return 1
  fi
  log=$folder/build.log
  say "Building Steelyard ($preset) in $folder"
  if ! configure "$preset" "$log"; then
    explain_failure "$log"
    return 1
  fi
  sed -n 's/^-- \(English only: .*\)/\1/p' "$log"
  # A pipe returns only the status of its last command, so a file signals success: a full disk
  # cannot fake it.
  rm -f "$folder/build.done"
  { cmake --build "$folder" -j "$(build_jobs)" ${1:+--target "$@"} 2>&1 && : >"$folder/build.done"; } |
    show_progress "$log"
  if [ ! -e "$folder/build.done" ]; then
    explain_failure "$log"
    return 1
  fi
}

# What makes packages, looks at them and installs them into fresh systems.
steelyard_packages_packing='dpkg-dev file lintian desktop-file-utils appstream shared-mime-info man-db
  python3-yaml debootstrap wget'

# When the last release was made: what is packed is as old as that, so that it is the same bits each time.
release_seconds() {
  day=$(sed -nE 's/^## [0-9.]+ \(([0-9-]+)\)$/\1/p' "$root/resources/CHANGELOG.md" | head -n 1)
  printf '%s\n' "${SOURCE_DATE_EPOCH:-$(date -u -d "${day}T00:00Z" +%s)}"
}
