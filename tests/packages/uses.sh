#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# sh uses.sh PROGRAM VERSION FILES FOLDER: uses an installed program as a person would, where there may be
# nothing but a shell and coreutils: a demo, a run, its record on new rows, tables that another process
# parses, texts in another encoding, the window. FILES holds tables (tests/packages/run.sh makes them); what
# is written goes to the empty folder FOLDER. Ends at the first thing that is not as it should be.
set -eu
program=$1
version=$2
files=$3
folder=$4
export HOME="$folder/home" LC_ALL=C.UTF-8
unset XDG_DATA_HOME XDG_CONFIG_HOME XDG_CACHE_HOME XDG_STATE_HOME DISPLAY WAYLAND_DISPLAY || true
mkdir -p "$HOME"
cd "$folder"

fail() {
  printf 'uses.sh: %s\n' "$1" >&2
  exit 1
}

# expect TEXT COMMAND...: the command ends well, and its output contains the text.
expect() {
  wanted=$1
  shift
  said=$("$@" 2>&1) || fail "$* ended with $?: $said"
  case $said in
    *"$wanted"*) ;;
    *) fail "$* does not say '$wanted', but: $said" ;;
  esac
}

there() {
  for name in "$@"; do
    [ -s "$name" ] || fail "$name was not written"
  done
}

expect "steelyard $version (" "$program" --version
expect 'ten-gaussians' "$program" demo --list

# Lessons and their tables are in the program; the plots need Qt's painter, its SVG and fonts.
"$program" demo wine --quiet --out demo || fail "the demo ended with $?"
there demo/record.json demo/selected.csv
ls demo/*.png demo/*.svg >/dev/null 2>&1 || ls demo/*.png >/dev/null 2>&1 || fail 'there are no plots'

expect 'a' "$program" run "$files/table.csv" --truth y --method f-test --no-check --out run
there run/record.json run/reduced.csv
"$program" apply run/record.json "$files/new.csv" --quiet --out applied.csv || fail "apply ended with $?"
[ "$(wc -l <applied.csv)" -eq 21 ] || fail 'apply has not written a row for each new one'
"$program" rerun run/record.json --quiet >/dev/null || fail "the rerun ended with $?"

# Parsed by steelyard-parse, with libraries of its own.
expect 'rows' "$program" info "$files/v5.mat"
expect 'rows' "$program" info "$files/table.h5"

# A name in Shift-JIS (two characters, "weight"), which the C library decodes.
expect "$(printf '\351\207\215\351\207\217')" "$program" info "$files/japanese.csv" --encoding shift-jis

# The window opens the record and keeps the session; without a platform plugin, Qt would abort.
QT_QPA_PLATFORM=offscreen "$program" run/record.json >window.log 2>&1 &
window=$!
waited=0
until find "$HOME" -name '*.session.json' | grep -q .; do
  kill -0 "$window" 2>/dev/null || fail "the window ended: $(cat window.log)"
  [ "$waited" -lt 60 ] || { kill "$window"; fail "the window has kept no session: $(cat window.log)"; }
  waited=$((waited + 1))
  sleep 1
done
kill "$window"
wait "$window" || true
! grep -iE 'error|cannot|could not|failed' window.log || fail 'the window complained'
printf 'uses.sh: all is well with %s\n' "$program"
