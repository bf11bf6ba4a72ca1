#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# sh app/package_stage.sh STAGE SOURCES MAINTAINER: makes what is installed in the folder STAGE of one package
# what Debian asks for: compressed manual pages, the copyright file, the changelog in its own format.
# Called by cpack (app/package_stage.cmake) with SOURCE_DATE_EPOCH set.
set -eu
export LC_ALL=C TZ=UTC0
umask 022
stage=$1
sources=$2
maintainer=$3

# The releases of CHANGELOG.md as Debian writes them, on their days.
debian_changelog() {
  awk -v package="$1" -v who="$maintainer" '
    function sign(  command, day) {
      if (date == "") return
      command = "date -u -R -d " date "T00:00Z"
      command | getline day
      close(command)
      print "\n -- " who "  " day
    }
    /^## / {
      sign(); if (date != "") print ""
      date = substr($3, 2, 10)
      print package " (" $2 ") unstable; urgency=medium\n"
      next
    }
    date == "" || /^$/ { next }
    { gsub(/\*\*/, ""); gsub(/`/, "") }
    sub(/^- /, "  * ") { print; next }
    sub(/^  /, "    ") { print }
    END { sign() }' "$sources/resources/CHANGELOG.md"
}

package=steelyard
[ "$(basename "$stage")" = program ] || package=python3-steelyard
doc=$stage/usr/share/doc/$package
mkdir -p "$doc"
# The licence stands in the copyright file, the changes in the changelog.
rm -f "$doc/LICENSE" "$doc/CHANGELOG.md"
cp "$sources/resources/package/copyright" "$doc/copyright"
debian_changelog "$package" | gzip -9n >"$doc/changelog.gz"
find "$stage" -path '*/share/man/*' -type f ! -name '*.gz' -exec gzip -9nf {} +
chmod -R u=rwX,go=rX "$stage"
find "$stage" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
