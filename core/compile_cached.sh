#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Compiles through ccache, if there is one: core/compile_cached.sh COMPILER ARGUMENT...
# Paths count from the checkout on, so that the cache knows the same sources again in another one.
set -u

command -v ccache >/dev/null || exec "$@"
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
export CCACHE_BASEDIR="$root" CCACHE_NOHASHDIR=1 CCACHE_PCH_EXTSUM=1
export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime

# CMake's unity files name their sources with the path of the checkout, so a copy without it is
# compiled. Qt tells each test that path, too, which none of ours asks for.
for argument; do
  shift
  case $argument in
    -DQT_TESTCASE_*) continue ;;
    */Unity/unity_*_cxx.cxx)
      sed "s|\"$root/|\"|" "$argument" >"${argument%.cxx}.here.cxx" || exit
      argument=${argument%.cxx}.here.cxx
      ;;
  esac
  set -- "$@" "$argument"
done
ccache "$@" || exit

# A precompiled header of clang contains the path of the checkout. The cache compares this checksum
# instead: of the command without that path, and of every file that the header was made from.
write_checksum() {
  made_from='' header=''
  before=''
  for argument; do
    case $before in
      -MF) made_from=$argument ;;
      -o) header=$argument ;;
    esac
    before=$argument
  done
  rm -f "$header.sum"
  {
    printf '%s\n' "$*" | sed "s|$root||g"
    sed 's/^[^:]*: //; s/\\$//' "$made_from" | xargs cat
  } >"$header.all" && sha256sum <"$header.all" >"$header.sum" || rm -f "$header.sum"
  rm -f "$header.all"
}

case " $* " in
  *' -emit-pch '*) write_checksum "$@" ;;
esac
