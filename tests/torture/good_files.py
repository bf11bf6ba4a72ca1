# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One table of numbers, written correctly in every format."""

import gzip
import io
import struct
import zipfile
import zlib

NAMES = ("a", "b", "c", "truth")


def table(random, rows=24):
    """Rows of four numbers; the last depends on the first two."""
    made = []
    for _ in range(rows):
        a, b, c = (random.gauss(0.0, 1.0) for _ in range(3))
        made.append([a, b * 10.0, c, a + 2.0 * b])
    return made


def text(rows, delimiter=",", mark=".", header=True, end="\n", names=NAMES, quoted=False):
    """A delimited table."""
    def cell(value):
        plain = value if isinstance(value, str) else repr(value).replace(".", mark)
        return f'"{plain}"' if quoted else plain
    lines = [delimiter.join(map(cell, names))] if header else []
    lines += [delimiter.join(map(cell, row)) for row in rows]
    return end.join([*lines, ""])


def colvar(rows):
    """PLUMED."""
    return "#! FIELDS " + " ".join(NAMES) + "\n" + text(rows, " ", header=False)


def arff(rows):
    """Weka."""
    head = "@relation r\n" + "".join(f"@attribute {name} numeric\n" for name in NAMES)
    return head + "@data\n" + text(rows, header=False)


def xyz(rows, extended):
    """Frames of two atoms; the first four coordinates are the table."""
    comment = 'Lattice="9 0 0 0 9 0 0 0 9" Properties=species:S:1:pos:R:3' if extended else "a frame"
    return "".join(f"2\n{comment}\nC {a!r} {b!r} {c!r}\nO {truth!r} {b!r} {a!r}\n"
                   for a, b, c, truth in rows)


def npy(rows, order=">f8", fortran=False, version=1):
    """A NumPy array of float64."""
    width = len(rows[0])
    head = f"{{'descr': '{order}', 'fortran_order': {fortran}, 'shape': ({len(rows)}, {width}), }}"
    start = 10 if version == 1 else 12
    head += " " * (-(start + len(head) + 1) % 64) + "\n"
    length = struct.pack("<H" if version == 1 else "<I", len(head))
    values = [row[at] for at in range(width) for row in rows] if fortran else sum(rows, [])
    data = struct.pack(f"{order[0]}{len(values)}d", *values)
    return b"\x93NUMPY" + bytes([version, 0]) + length + head.encode() + data


def npz(rows, deflated):
    """A NumPy archive of one array."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED if deflated else zipfile.ZIP_STORED) as file:
        info = zipfile.ZipInfo("arr_0.npy", (2020, 1, 1, 0, 0, 0))
        info.compress_type = zipfile.ZIP_DEFLATED if deflated else zipfile.ZIP_STORED
        file.writestr(info, npy(rows, "<f8"))
    return buffer.getvalue()


def element(kind, data, order):
    """A data element of a MATLAB 5 file, padded to 8 bytes."""
    return struct.pack(order + "II", kind, len(data)) + data + b"\0" * (-len(data) % 8)


def matlab_variable(name, rows, order):
    """A matrix of doubles."""
    width = len(rows[0])
    values = [row[at] for at in range(width) for row in rows]
    body = element(6, struct.pack(order + "II", 6, 0), order)
    body += element(5, struct.pack(order + "ii", len(rows), width), order)
    body += element(1, name.encode(), order)
    body += element(9, struct.pack(f"{order}{len(values)}d", *values), order)
    return element(14, body, order)


def matlab(rows, compressed=False, order="<", name="table"):
    """MATLAB 5."""
    head = b"MATLAB 5.0 MAT-file, written by the torture".ljust(116) + b"\0" * 8
    head += struct.pack(order + "HH", 0x0100, 0x4D49)
    variable = matlab_variable(name, rows, order)
    if compressed:
        packed = zlib.compress(variable)
        variable = struct.pack(order + "II", 15, len(packed)) + packed
    return head + variable


def packed(content):
    """gzip, the same bytes each time."""
    return gzip.compress(content if isinstance(content, bytes) else content.encode(), mtime=0)


# name: (what writes it, whether its end is marked so that a cut must be noticed, whether a checksum
# covers it). Without an end mark, a table that is cut after a complete row is still a table.
FORMATS = {
    "commas.csv": (lambda rows: text(rows), False, False),
    "semicolons.csv": (lambda rows: text(rows, ";", ","), False, False),
    "semicolons_points.csv": (lambda rows: text(rows, ";"), False, False),
    "tabs.tsv": (lambda rows: text(rows, "\t"), False, False),
    "tabs_commas.tsv": (lambda rows: text(rows, "\t", ","), False, False),
    "blanks.txt": (lambda rows: text(rows, " "), False, False),
    "no_header.csv": (lambda rows: text(rows, header=False), False, False),
    "windows.csv": (lambda rows: text(rows, end="\r\n"), False, False),
    "quoted.csv": (lambda rows: text(rows, quoted=True), False, False),
    "mark.csv": (lambda rows: "\ufeff" + text(rows), False, False),
    "COLVAR": (colvar, False, False),
    "table.arff": (arff, False, False),
    "big_endian.npy": (lambda rows: npy(rows), True, False),
    "little.npy": (lambda rows: npy(rows, "<f8"), True, False),
    "fortran.npy": (lambda rows: npy(rows, "<f8", True), True, False),
    "version2.npy": (lambda rows: npy(rows, "<f8", False, 2), True, False),
    "stored.npz": (lambda rows: npz(rows, False), True, True),
    "deflated.npz": (lambda rows: npz(rows, True), True, True),
    "little.mat": (lambda rows: matlab(rows), True, False),
    "big_endian.mat": (lambda rows: matlab(rows, order=">"), True, False),
    "compressed.mat": (lambda rows: matlab(rows, True), True, True),
    "commas.csv.gz": (lambda rows: packed(text(rows)), True, True),
    "npy.gz": (lambda rows: packed(npy(rows)), True, True),
    "colvar.gz": (lambda rows: packed(colvar(rows)), True, True),
    "arff.gz": (lambda rows: packed(arff(rows)), True, True),
    "extended.xyz": (lambda rows: xyz(rows, True), False, False),
    "plain.xyz": (lambda rows: xyz(rows, False), False, False),
    "xyz.gz": (lambda rows: packed(xyz(rows, True)), True, True),
}


def good(name, rows):
    """The bytes of a format."""
    content = FORMATS[name][0](rows)
    return content if isinstance(content, bytes) else content.encode()
