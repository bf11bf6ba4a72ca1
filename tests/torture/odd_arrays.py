# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""NPY, NPZ, MATLAB and HDF5 files with false headers."""

import io
import struct
import warnings
import zipfile
import zlib
from pathlib import Path

from good_files import element, matlab, matlab_variable, npy, npz, table

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures/data"
SHAPES = ("()", "(0,)", "(0, 4)", "(24,)", "(24, 4)", "(96,)", "(-1, 4)", "(24, -4)", "(2, 3, 4)", "(8, 4, 3)",
          "(99999999999, 4)", "(4611686018427387904, 4)", "(18446744073709551616, 1)", "(1, 96)", "(96, 1)",
          "(24, 4", "24, 4", "('24', 4)", "(24.0, 4)", "(24, 4, 0)", "(1, 1, 1, 1, 96)", "((24, 4))", "None")
MEMBERS = ("arr_0.npy", "a.npy", "a", "", "../x.npy", "é.npy", "a" * 300 + ".npy", "d/")
FIELDS = (0, 1, 0x7F, 0xFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 8, 14, 15)  # that readers trust
DIMENSIONS = ((24, 4), (4, 24), (96, 1), (1, 96), (0, 0), (-24, 4), (2**31 - 1, 2**31 - 1), (24, 2, 2), (24,), (),
              (24, 5), (23, 4), (1, 1), (65536, 65536), (24, 4, 1))
TYPES = ("<f8", ">f8", "<f4", "<f2", "<i8", "<u8", "<i4", "|i1", "|u1", "|b1", "<c16", "|O", "|S8", "<U4", "<f16",
         "f8", "=f8", "<x8", "<f", "<f99999", "", "<M8[s]", "[('a', '<f8')]", "|V8", "\\x00")


def odd_npy(random):
    """An array whose shape, type, version or length differs from its header."""
    head = "{" + f"'descr': '{random.choice(TYPES)}', 'fortran_order': {random.choice(('True', 'False', '0', 'x'))}, "
    head += f"'shape': {random.choice(SHAPES)}, " + "}"
    if random.random() < 0.1:
        head = random.choice(("", "{", "{}", "x" * 70000, "{'descr': '<f8'}", head[:-3], head + head, "{'a': " * 2000))
    if random.random() < 0.5:
        head += " " * (-(len(head) + 11) % 64) + "\n"
    length = len(head) if random.random() < 0.8 else random.choice((0, 1, 65535, len(head) + 7, len(head) - 7))
    version = random.choice((1, 1, 1, 2, 3, 0, 9, 255))
    if version == 1:
        packed = struct.pack("<H", length % 65536)
    else:
        packed = struct.pack("<I", random.choice((length, 2**32 - 1)))
    data = random.choice((b"", struct.pack("<96d", *[random.gauss(0, 1) for _ in range(96)]),
                          b"\0" * 768, b"\xff" * 768, struct.pack("<96d", *[float("inf")] * 96),
                          bytes(random.randrange(256) for _ in range(768))))
    return b"\x93NUMPY" + bytes([version, 0]) + packed + head.encode("latin-1") + data


def odd_npz(random):
    """An archive with odd members or a damaged directory."""
    buffer = io.BytesIO()
    warnings.simplefilter("ignore")  # duplicate names are intended
    with zipfile.ZipFile(buffer, "w") as file:
        for at in range(random.choice((0, 1, 2, 5))):
            name = random.choice((*MEMBERS, f"n{at}.npy"))
            content = random.choice((npy(table(random)), npy(table(random), "<f8"), odd_npy(random), b"",
                                     b"\0" * 2_000_000))
            file.writestr(zipfile.ZipInfo(name), content, random.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)))
    return buffer.getvalue() if random.random() < 0.5 else spoilt(random, buffer.getvalue())


def spoilt(random, content, most=12):
    """Changes four-byte fields inside structures to numbers that readers may trust."""
    content = bytearray(content)
    for _ in range(random.randrange(1, most)):
        if not content:
            break
        at = random.randrange(len(content))
        value = random.choice((*FIELDS, random.randrange(2**32)))
        width = random.choice((1, 1, 2, 4, 4))
        content[at:at + width] = struct.pack("<I", value)[:width]
    return bytes(content)


def odd_matlab_body(random, order):
    """A variable whose dimensions, types or lengths do not fit."""
    values = [random.gauss(0, 1) for _ in range(random.choice((0, 4, 96)))]
    dimensions = random.choice(DIMENSIONS)
    flags = random.choice((6, 6, 6, 6 | 0x800, 6 | 0x200, 1, 2, 3, 4, 5, 7, 9, 12, 16, 17, 0, 255))
    body = element(6, struct.pack(order + "II", flags, random.choice((0, 96, 2**32 - 1))), order)
    body += element(5, struct.pack(f"{order}{len(dimensions)}i", *dimensions), order)
    body += element(1, random.choice((b"table", b"", b"x" * 200, b"\xff\xfe", b"a b", b"../x", b"\0")), order)
    kind = random.choice((9, 9, 9, 7, 1, 5, 14, 15, 0, 99))
    return body + element(kind, struct.pack(f"{order}{len(values)}d", *values), order)


def odd_matlab(random):
    """MATLAB 5, plain and compressed."""
    order = random.choice("<>")
    good = matlab(table(random), False, order)
    if random.random() < 0.4:
        return spoilt(random, matlab(table(random), random.random() < 0.5, order))
    variables = []
    for _ in range(random.choice((1, 1, 2))):
        variable = element(14, odd_matlab_body(random, order), order)
        if random.random() < 0.3:
            packed = zlib.compress(variable)
            packed = packed if random.random() < 0.5 else spoilt(random, packed, 3)
            variable = struct.pack(order + "II", 15, random.choice((len(packed), len(packed), 2**31))) + packed
        variables.append(variable)
    if random.random() < 0.5:
        variables.insert(0, matlab_variable("good", table(random), order))
    return good[:128] + b"".join(variables)


def odd_hdf5(random):
    """The small files of the test fixtures, damaged."""
    name = random.choice(("table.h5", "vast.h5", "v73.mat", "v4.mat", "v5.mat", "v7.mat"))
    content = (FIXTURES / name).read_bytes()
    what = random.random()
    if what < 0.25:
        return content[:random.randrange(len(content))]
    return spoilt(random, content, random.choice((2, 4, 40)))


def odd_zip(random):
    """NPZ whose bytes were changed."""
    return spoilt(random, npz(table(random), random.random() < 0.5))
