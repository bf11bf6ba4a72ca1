#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Tests what people install: sh tests/packages/run.sh [quick]
# The packages of the program and of its module of Python are made twice (the same bits), looked at by
# lintian and others, installed into an empty system, used, removed, and have left nothing; the portable
# folder is used in a Debian 11 without Qt. quick: the packages are installed beside this system's libraries (dpkg --root); otherwise in a Debian 12 of its own, with what
# it depends on. Systems are fetched once, from STEELYARD_MIRROR, and kept in STEELYARD_ROOTS (build/roots).
# What cannot be done here (no network, no root) is said: SKIPPED.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
. "$root/app/setup.sh"
cd "$root"
mode=${1:-full}
roots=${STEELYARD_ROOTS:-$root/build/roots}
mirror=${STEELYARD_MIRROR:-http://deb.debian.org/debian}
build=$root/build/release
work=$root/build/packages
version=$(sed -nE 's/^project\(steelyard VERSION ([0-9.]+).*/\1/p' CMakeLists.txt)
id=io.github.steelyard.Steelyard
skipped=no

fail() {
  complain "FAILED: $*"
  exit 1
}

skip() {
  say "SKIPPED: $*"
  skipped=yes
}

step() { say "-- $1"; }

# Without MPI, as packages are, and with the module of Python; a build folder of .ci/run has both.
build_program() {
  cmake --preset release -DSTEELYARD_MPI=OFF -DSTEELYARD_PYTHON=ON >"$root/build/packages.log" 2>&1 ||
    { cat "$root/build/packages.log"; return 1; }
  build release steelyard steelyard-parse steelyard_python
}

# pack FOLDER ZONE: the packages, in another time zone each time. With the usual mask of permissions: cpack
# writes that of its own passing files into the archive.
pack() {
  mkdir -p "$1"
  (umask 022 && TZ=$2 cpack --config "$build/CPackConfig.cmake" -B "$1" >"$1/cpack.log" 2>&1) ||
    { cat "$1/cpack.log"; fail 'cpack has made no package'; }
}

check_debs() {
  step 'the packages, twice'
  pack "$work/once" UTC
  pack "$work/twice" Pacific/Auckland
  for name in steelyard python3-steelyard; do
    file=${name}_${version}_$(dpkg --print-architecture).deb
    cmp "$work/once/$file" "$work/twice/$file" || fail 'the same program gives another package each time'
    say "$file: $(du -k "$work/once/$file" | cut -f 1) kB"
  done
  deb=$work/once/steelyard_${version}_$(dpkg --print-architecture).deb
  step 'lintian'
  lintian --allow-root --tag-display-limit 0 --fail-on error,warning "$work"/once/*.deb || fail 'lintian complains'
}

# What desktops make of the files in the package.
check_contents() {
  step 'what a desktop and a reader make of it'
  dpkg-deb -x "$deb" "$work/content"
  share=$work/content/usr/share
  desktop-file-validate "$share/applications/$id.desktop" || fail 'the desktop entry is wrong'
  appstreamcli validate --no-net "$share/metainfo/$id.metainfo.xml" || fail 'the metainfo is wrong'
  cp -r "$share/mime" "$work/mime"
  cp /usr/share/mime/packages/freedesktop.org.xml "$work/mime/packages/"
  XDG_DATA_DIRS=$work update-mime-database "$work/mime" || fail 'the types of files are wrong'
  sed -n 's/^MimeType=//p' "$share/applications/$id.desktop" | tr ';' '\n' | grep . |
    while read -r type; do
      grep -qx "$type" "$work/mime/types" || fail "no such type of files: $type"
    done || exit 1
  said=$(MANROFFSEQ='' LC_ALL=C.UTF-8 man --warnings -E UTF-8 -l -Tutf8 -Z "$share/man/man1/steelyard.1.gz" \
    2>&1 >/dev/null)
  [ -z "$said" ] || fail "the manual page: $said"
  bash -n "$share/bash-completion/completions/steelyard" || fail 'the completion is no script of bash'
  python3 -B tests/packages/manifest.py || fail 'the Flatpak manifest is wrong'
}

# The tables that tests/packages/uses.sh opens: y = 2 a - b, where c says nothing; a name in Shift-JIS.
make_tables() {
  mkdir -p "$work/files"
  for part in '0 80 table' '80 100 new'; do
    # Three words on purpose.
    # shellcheck disable=SC2086
    set -- $part
    awk -v from="$1" -v to="$2" 'BEGIN {
      print "a,b,c,y"
      for (k = from; k < to; ++k) {
        a = sin(1.3 * k); b = cos(2.1 * k * k)
        printf "%.9f,%.9f,%d,%.9f\n", a, b, k * 7 % 13, 2 * a - b
      }
    }' >"$work/files/$3.csv"
  done
  {
    printf '\217\144\227\312,x,y\n'
    awk 'BEGIN { for (k = 0; k < 20; ++k) print k * 37 % 41 "," k * 29 % 23 "," k }'
  } >"$work/files/japanese.csv"
  cp tests/fixtures/data/v5.mat tests/fixtures/data/table.h5 tests/packages/uses.sh \
    tests/python/readme_example.py "$work/files/"
}

# What lies in a system, but for what every package changes: the accounts of dpkg and apt, caches, logs.
listing() {
  (cd "$1" && find . \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./tmp -o -path ./run \
    -o -path ./var/cache -o -path ./var/log -o -path ./var/lib/dpkg -o -path ./var/lib/apt \) -prune \
    -o -printf '%y %m %p %l\n' | LC_ALL=C sort)
}

# nothing_left SYSTEM BEFORE: it lists the same as before, and dpkg knows nothing of the package.
nothing_left() {
  listing "$1" >"$work/after"
  diff "$2" "$work/after" || fail 'the removed package has left something, or taken more with it'
  if dpkg-query --admindir="$1/var/lib/dpkg" -W steelyard python3-steelyard 2>/dev/null ||
     find "$1/var/lib/dpkg/info" -name '*steelyard*' | grep .; then
    fail 'dpkg still knows the removed package'
  fi
}

# In an empty folder, with the libraries of this system: what does not need root either.
install_beside() {
  step 'installed beside this system, used, removed'
  system=$work/system
  mkdir -p "$system/var/lib/dpkg/info" "$system/var/lib/dpkg/updates" "$system/var/lib/dpkg/triggers"
  : >"$system/var/lib/dpkg/status"
  listing "$system" >"$work/before"
  set -- --root="$system" --force-depends --force-not-root --log=/dev/null
  dpkg "$@" -i "$work"/once/*.deb >"$work/dpkg.log" 2>&1 || { cat "$work/dpkg.log"; fail 'dpkg does not install it'; }
  # The parser must be the installed one.
  mkdir "$work/used"
  env -u STEELYARD_PARSE sh "$work/files/uses.sh" "$system/usr/bin/steelyard" "$version" "$work/files" \
    "$work/used" || exit 1
  PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$system/usr/lib/python3/dist-packages \
    /usr/bin/python3 "$work/files/readme_example.py" >"$work/python.log" 2>&1 ||
    { cat "$work/python.log"; fail 'the module of Python does not work'; }
  dpkg "$@" --purge steelyard python3-steelyard >>"$work/dpkg.log" 2>&1 || { cat "$work/dpkg.log"; fail 'dpkg does not remove it'; }
  nothing_left "$system" "$work/before"
}

# enter SYSTEM COMMAND...: in that system as root, with its own /proc, which nobody else sees.
enter() {
  # $as_root is one or two words on purpose.
  # shellcheck disable=SC2086,SC2016
  $as_root unshare --mount --propagation private sh -c '
    mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" &&
    exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive chroot "$0" "$@"' "$@"
}

# Whether a system can be fetched and entered; says why not.
can_have_systems() {
  if ! find_root || ! $as_root unshare --mount --propagation private true 2>/dev/null; then
    skip "$1: it takes root to enter another system"
  elif [ -e "$roots/$2/etc/debian_version" ]; then
    return 0
  elif ! wget -q --spider --timeout=20 --tries=1 "$mirror/dists/$2/Release"; then
    skip "$1: $mirror has no $2, or there is no network"
  else
    return 0
  fi
  return 1
}

# have_system SUITE [OPTION...]: fetched once, by debootstrap.
have_system() {
  suite=$1
  shift
  [ ! -e "$roots/$suite/etc/debian_version" ] || return 0
  mkdir -p "$roots"
  $as_root rm -rf "$roots/$suite.new"
  $as_root debootstrap --variant=minbase "$@" "$suite" "$roots/$suite.new" "$mirror" >"$work/debootstrap.log" 2>&1 ||
    { tail -n 20 "$work/debootstrap.log"; fail "debootstrap makes no $suite"; }
  mv "$roots/$suite.new" "$roots/$suite"
}

# use_in SYSTEM PROGRAM: as a person who is not root.
use_in() {
  $as_root rm -rf "$1/tmp/steelyard-test"
  $as_root mkdir -p "$1/tmp/steelyard-test/used"
  $as_root cp -r "$work/files" "$1/tmp/steelyard-test/files"
  $as_root chown -R 1000:1000 "$1/tmp/steelyard-test/used"
  enter "$1" setpriv --reuid=1000 --regid=1000 --clear-groups sh /tmp/steelyard-test/files/uses.sh "$2" \
    "$version" /tmp/steelyard-test/files /tmp/steelyard-test/used || exit 1
  $as_root rm -rf "$1/tmp/steelyard-test"
}

# In a Debian 12 of its own, with the packages that it says it depends on.
install_in_debian() {
  step 'installed in a fresh Debian 12, used, removed'
  can_have_systems 'the packages in a fresh Debian 12' bookworm || return 0
  have_system bookworm
  system=$roots/bookworm
  $as_root rm -rf "$system/tmp/debs"
  $as_root mkdir "$system/tmp/debs"
  $as_root cp "$work"/once/*.deb "$work/files/readme_example.py" "$system/tmp/debs/"
  enter "$system" dpkg --purge python3-steelyard steelyard >"$work/apt.log" 2>&1
  # What they depend on stays, so that the second installation adds nothing else.
  { enter "$system" apt-get -q update &&
    enter "$system" sh -c 'apt-get -q -y --no-install-recommends install /tmp/debs/*.deb' &&
    enter "$system" dpkg --purge python3-steelyard steelyard; } >>"$work/apt.log" 2>&1 ||
    { tail -n 20 "$work/apt.log"; fail 'apt does not install them'; }
  listing "$system" >"$work/before"
  enter "$system" sh -c 'dpkg -i /tmp/debs/*.deb' >>"$work/apt.log" 2>&1 || fail 'dpkg does not install them'
  use_in "$system" /usr/bin/steelyard
  enter "$system" env PYTHONDONTWRITEBYTECODE=1 python3 /tmp/debs/readme_example.py >"$work/python.log" 2>&1 ||
    { cat "$work/python.log"; fail 'the module of Python does not work'; }
  said=$(enter "$system" dpkg --verify steelyard python3-steelyard)
  [ -z "$said" ] || fail "using it has changed what is installed: $said"
  enter "$system" dpkg --purge python3-steelyard steelyard >>"$work/apt.log" 2>&1 || fail 'dpkg does not remove them'
  $as_root rm -rf "$system/tmp/debs"
  nothing_left "$system" "$work/before"
}

check_portable() {
  step 'the portable folder in a Debian 11 without Qt'
  sh app/portable.sh "$build" "$work/steelyard-portable.tar.gz"
  if [ "$mode" != quick ]; then
    sh app/portable.sh "$build" "$work/again.tar.gz" >/dev/null
    cmp "$work/steelyard-portable.tar.gz" "$work/again.tar.gz" || fail 'it has other bits each time'
  fi
  can_have_systems 'the portable folder in a Debian 11' bullseye || return 0
  have_system bullseye
  system=$roots/bullseye
  ! find "$system/usr/lib" -name 'libQt*' | grep . || fail 'there is a Qt in the Debian 11'
  $as_root tar -xzf "$work/steelyard-portable.tar.gz" -C "$system/opt"
  use_in "$system" /opt/steelyard-portable/steelyard
  $as_root rm -r "$system/opt/steelyard-portable"
}

# The lists are split into words on purpose.
# shellcheck disable=SC2086
install_packages $steelyard_packages_build $steelyard_packages_python $steelyard_packages_packing || exit 1
build_program || exit 1
rm -rf "$work"
mkdir -p "$work"
make_tables
check_debs
check_contents
if [ "$mode" = quick ]; then install_beside; else install_in_debian; fi
check_portable
[ "$skipped" = no ] || say 'Not everything was tested: see SKIPPED above.'
say 'Packages install, run and go away.'
