#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# sh app/portable.sh BUILD_FOLDER [FILE]: packs the program of a build folder with its Qt, plugins and
# libraries, the C library and its loader included, into FILE (steelyard-portable.tar.gz in the build
# folder). Unpacked anywhere on a Linux of the same processor, however old, it runs by
# steelyard-portable/steelyard. To be called on Debian or Ubuntu, whose packages say under which
# licences the libraries are. The same program and libraries give the same bits.
set -eu
export LC_ALL=C TZ=UTC0
umask 022

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
. "$root/app/setup.sh"
build=$(CDPATH='' cd -- "$1" && pwd)
file=${2:-$build/steelyard-portable.tar.gz}
work=$(mktemp -d "$build/portable.XXXXXX")
trap 'rm -rf "$work"' EXIT
folder=$work/steelyard-portable
lib=$folder/lib

refuse() {
  complain "The portable folder is not made: $1"
  exit 1
}

# needed FILE...: the paths of the libraries that they are linked with, and of the loader.
needed() {
  for binary in "$@"; do
    ldd "$binary" | sed -nE 's,^[^/]*(/[^ ]+) \(0x.*,\1,p; s,.*(not found).*,\1,p'
  done | sort -u
}

# packages_of FILE...: those of this system that they are from, however it merges /lib and /usr/lib.
packages_of() {
  for path in "$@"; do
    real=$(readlink -f "$path")
    printf '%s\n' "${real#/usr}"
  done | sort -u >"$work/wanted"
  # One call, as each reads the lists of all packages; of the two places of a file, one is unknown.
  { cat "$work/wanted" && sed 's,^,/usr,' "$work/wanted"; } | xargs dpkg -S 2>/dev/null |
    sed -nE 's,^([a-z0-9.+-]+)(:[^ ]+)*: (/usr)?(/.*)$,\1 \4,p' >"$work/found"
  awk 'FILENAME == ARGV[1] { owned[$2]; next } !($1 in owned) { print "no package has " $1; bad = 1 } END { exit bad }' \
    "$work/found" "$work/wanted" >&2 || refuse 'it must be known where the libraries are from.'
  cut -d ' ' -f 1 "$work/found" | sort -u
}

cmake --install "$build" --prefix "$folder" --component program --strip >/dev/null
program=$folder/bin/steelyard
parser=$folder/libexec/steelyard/steelyard-parse

# As a library of its own, OpenMP would make the program start itself anew (app/passive_waiting.h):
# that would start the loader. And libraries of MPI must be those of the machine's mpirun.
if readelf -d "$program" | grep -qE 'NEEDED.*\[lib(gomp|mpi)\.'; then
  refuse 'build it by GCC and without STEELYARD_MPI.'
fi

# Plugins are found by Qt, not by the loader. OpenGL is not used, and its drivers are of the machine.
plugins=$(qmake6 -query QT_INSTALL_PLUGINS)
for plugin in platforms/libqxcb platforms/libqoffscreen platforms/libqwayland-generic \
  wayland-shell-integration/libxdg-shell wayland-decoration-client/libbradient \
  imageformats/libqsvg iconengines/libqsvgicon printsupport/libcupsprintersupport \
  platforminputcontexts/libcomposeplatforminputcontextplugin \
  platforminputcontexts/libibusplatforminputcontextplugin; do
  [ -e "$plugins/$plugin.so" ] || refuse "Qt has no plugin $plugin (is qt6-wayland installed?)"
  mkdir -p "$lib/plugins/${plugin%/*}"
  cp "$plugins/$plugin.so" "$lib/plugins/$plugin.so"
done
mkdir -p "$lib/translations"
cp "$(qmake6 -query QT_INSTALL_TRANSLATIONS)"/qtbase_*.qm "$lib/translations/"
# The running file is the loader in lib, where Qt looks for this.
printf '[Paths]\nPrefix = .\nPlugins = plugins\nTranslations = translations\n' >"$lib/qt.conf"

libraries=$(needed "$program" "$parser" "$lib"/plugins/*/*.so)
case $libraries in *'not found'*) refuse 'a library is missing on this system.' ;; esac
for library in $libraries; do
  cp -L "$library" "$lib/"
done
loader=$(printf '%s\n' "$libraries" | grep -E '/ld-[^/]*$')
c_library=$(printf '%s\n' "$libraries" | grep -E '/libc\.so\.6$')

# What the C library would look for in folders of the system: how texts are encoded (GBK, Windows-1252).
mkdir "$lib/gconv"
cp -r "$(dirname "$c_library")"/gconv/*.so "$(dirname "$c_library")"/gconv/gconv-modules* "$lib/gconv/"
rm -f "$lib/gconv/gconv-modules.cache"

# A machine without a desktop may have no fonts, which would leave plots without words.
mkdir "$lib/fonts"
cp /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf /usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf \
  /usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf "$lib/fonts/"
cat >"$lib/fonts.conf" <<'FONTS'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
FONTS

# launch FILE PROGRAM UP NAME: writes a script FILE that starts PROGRAM, both given from the folder; UP
# leads from the script's folder to that one. Only the loader's own words choose the libraries, so that
# what the program starts (a browser) finds the system's. The encodings have no such word.
launch() {
  cat >"$folder/$1" <<SCRIPT
#!/bin/sh
# Starts Steelyard with the libraries beside it, whatever this system has.
self=\$(readlink -f -- "\$0")
here=\${self%/*}$3
export GCONV_PATH="\$here/lib/gconv"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="\${FONTCONFIG_FILE:-\$here/lib/fonts.conf}"
exec "\$here/lib/${loader##*/}" --inhibit-cache --library-path "\$here/lib" --argv0 "$4" "\$here/$2" "\$@"
SCRIPT
  chmod 755 "$folder/$1"
}
# The program looks for its parser in ../libexec from the running file, which is the loader in lib.
mv "$parser" "$folder/bin/steelyard-parse"
launch steelyard bin/steelyard '' steelyard
launch libexec/steelyard/steelyard-parse bin/steelyard-parse /../.. steelyard-parse

# Under which licences the libraries are, and from which packages their sources can be had.
licences=$folder/share/doc/libraries
mkdir -p "$licences"
cp "$root/resources/package/copyright" "$folder/share/doc/steelyard/copyright"
# The list is split into words on purpose.
# shellcheck disable=SC2086
packages_of $libraries "$plugins"/*/libqwayland-generic.so "$plugins"/*/libqsvgicon.so "$plugins"/*/libqxcb.so \
  "$plugins"/*/libcupsprintersupport.so "$(qmake6 -query QT_INSTALL_TRANSLATIONS)/qtbase_de.qm" \
  /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf >"$work/owners"
while read -r package; do
  cp "/usr/share/doc/$package/copyright" "$licences/$package"
  dpkg-query -W -f='${Package} ${Version} (source: ${source:Package} ${source:Version})\n' "$package" |
    sort -u | head -n 1
done <"$work/owners" >"$licences/PACKAGES"

chmod -R u=rwX,go=rX "$folder"
tar --sort=name --format=gnu --owner=0 --group=0 --numeric-owner --mtime="@$(release_seconds)" \
  -C "$work" -cf - steelyard-portable | gzip -6n >"$file.new"
mv "$file.new" "$file"
say "$file: $(du -m "$file" | cut -f 1) MB, unpacked $(du -sm "$folder" | cut -f 1) MB"
