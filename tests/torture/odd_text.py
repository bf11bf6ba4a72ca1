# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Text tables in all dialects and encodings, with oddities."""

from good_files import arff, colvar, table, text, xyz

CELLS = ("", " ", "NA", "NaN", "nan", "-nan", "inf", "-inf", "Infinity", "1e400", "-1e400", "1e-400",
         "1e308", "-1e308", "1e-320", "0x10", "+5", "--5", "1_000", "1,000", "1.000,5", "1 000", "5%",
         "$5", "1/2", "2020-01-01", "12:30", "true", "?", "NULL", "None", "zwei", "-", ".", ",", "e",
         "1e", "1e+", "1d5", "1.5.2", "'", '"', '""', '"x', 'x"', "\x00", "\x1b[31m", "\ud83d\ude00",
         "\u202e5", "\u0665", "9" * 400, "0." + "1" * 400, "x" * 5000, "=1+1", "#", "a b", "1;2", "\\N",
         "123456789012345678901234567890", "4.9e-324", "-0", "0", "1.7976931348623157e308")
NAMES = ("", " ", "a", "A", "1", "-1", "nan", "1-3", "a,b", "a;b", 'a"b', "a\nb", "a\tb", "truth", "*",
         "é", "\u4e2d\u6587", "\u202eabc", "\U0001f600", "x" * 3000, "\x00", "--out", "../../a", "%s%n",
         "<b>", "a=b", "time", "label", "weight", "\ufeff")
ENCODINGS = ("utf-8", "utf-8", "utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32",
             "utf-32-le", "latin-1", "cp1252", "shift-jis", "utf-7", "cp037")
ENDS = ("\n", "\n", "\r\n", "\r", "\n\n", "\r\r\n", "\v", "\x1e", "\u2028")
WHOLE = (b"", b"\n", b" ", b"\r", b"\x00", b"\x00" * 4096, b"\xff\xfe", b"\xfe\xff", b"\xff\xfe\x00\x00",
         b"\xef\xbb\xbf", b"a", b"a\n", b"1", b"1\n2\n", b"a,b\n", b"a,b\n1,2\n", b",,,\n,,,\n", b"\"", b"\"\n" * 9,
         b"#\n#\n", b"<!DOCTYPE html><html><body><table><tr><td>1</td></tr></table></body></html>\n",
         b"{\"a\": [1, 2]}\n", b"[[1,2],[3,4]]", b"%PDF-1.4\n1 0 obj\n", b"PK\x03\x04", b"PK\x05\x06" + b"\0" * 18,
         b"\x7fELF\x02\x01\x01", b"#!/bin/sh\necho 1\n", b"\x1f\x8b", b"\x1f\x8b\x08\x00", b"BZh9", b"\xfd7zXZ\x00",
         b"\x28\xb5\x2f\xfd", b"\x89HDF\r\n\x1a\n", b"MATLAB 5.0", b"\x93NUMPY", b"@relation x\n", b"@data\n",
         b"#! FIELDS\n", b"#! FIELDS a b\n", b"#! SET min_a -pi\n", b"0\n\n", b"1\n\n", b"-1\nx\nC 0 0 0\n",
         b"99999999999999\nx\nC 0 0 0\n", b"RIFF", b"\x89PNG\r\n\x1a\n", b"SQLite format 3\x00", b"\xd0\xcf\x11\xe0")


def base(random):
    """Cells of a small table: names, then rows, all text."""
    rows = [[repr(value) for value in row] for row in table(random, random.choice((1, 3, 4, 12, 30)))]
    if random.random() < 0.3:
        rows = [[str(random.randrange(3)) for _ in row] for row in rows]
    return list(("a", "b", "c", "truth")), rows


def spoil_cells(random, names, rows):
    """A few odd cells or names, a constant or empty column, a column of words."""
    for _ in range(random.choice((0, 1, 1, 2, 5))):
        random.choice(rows)[random.randrange(len(names))] = random.choice(CELLS)
    for _ in range(random.choice((0, 0, 1, 2))):
        names[random.randrange(len(names))] = random.choice(NAMES)
    if random.random() < 0.25:
        column, value = random.randrange(len(names)), random.choice(CELLS)
        for row in rows:
            row[column] = value
    if random.random() < 0.1:
        factor = random.choice(("e300", "e-300", "e200", "e-200", "e18"))
        column = random.randrange(len(names))
        for row in rows:
            row[column] += factor


def spoil_shape(random, names, rows):
    """Ragged rows, no rows, many columns, one column, repeated rows."""
    what = random.randrange(14)
    if what == 0:
        random.choice(rows).pop()
    elif what == 1:
        random.choice(rows).append("7")
    elif what == 2:
        rows.clear()
    elif what == 3:
        wide = random.choice((50, 500, 3000))
        names[:] = [f"x{at}" for at in range(wide)]
        rows[:] = [[str(random.random()) for _ in range(wide)] for _ in range(5)]
    elif what == 4:
        names[:] = names[:1]
        rows[:] = [row[:1] for row in rows]
    elif what == 5:
        rows[:] = [rows[0]] * 20
    elif what == 6:
        names.append("")
        for row in rows:
            row.append("")


def spoil_bytes(random, content):
    """Bytes changed, removed, inserted or doubled."""
    content = bytearray(content)
    for _ in range(random.choice((0, 0, 0, 1, 3, 30))):
        at = random.randrange(len(content) + 1)
        piece = random.choice((b"\x00", b"\xff", b"\r", b"\n", b'"', b",", b"\xc3", b"\xed\xa0\x80",
                               b"\xf4\x90\x80\x80", b"#", b"\x1a", bytes([random.randrange(256)])))
        content[at:at + random.choice((0, 1, 5))] = piece
    return bytes(content)


def odd_delimited(random):
    """A delimited file."""
    names, rows = base(random)
    spoil_cells(random, names, rows)
    spoil_shape(random, names, rows)
    delimiter = random.choice((",", ",", ";", "\t", " ", "|", ":", "  ", ", "))
    mark = random.choice((".", ".", ","))
    quoted = random.random() < 0.2
    rows = [[cell.replace(".", mark) for cell in row] for row in rows]
    made = text(rows, delimiter, ".", random.random() < 0.8, random.choice(ENDS), names, quoted)
    if random.random() < 0.2:
        made = random.choice(("# a comment\n", "a title\n\n", "\n\n\n", "sep=;\n", "// x\n", "% x\n")) + made
    if random.random() < 0.2:
        made = made.rstrip("\r\n")
    return spoil_bytes(random, made.encode(random.choice(ENCODINGS), "replace"))


LINES = {
    colvar: ("#! FIELDS a", "#! FIELDS a a a a", "#! FIELDS", "#! SET min_a -pi", "#! SET max_a pi",
             "#! SET min_a pi", "#! SET max_a -pi", "#! SET min_a nan", "#! SET max_a 1e400", "#! SET",
             "#! SET min_", "#!", "# x", "1", "1 2 3 4 5", "nan nan nan nan", "inf 1 2 3"),
    arff: ("@attribute", "@attribute x", "@attribute 'a b' real", "@attribute k {x,y,'z z'}", "@data",
           "@attribute s string", "@attribute d date 'yyyy'", "@attribute a numeric", "{0 1, 3 2}",
           "{9 1}", "{-1 1}", "{0 1", "{0 x}", "?,?,?,?", "1,2", "1,2,3,4,5", "1,2,3,4,{5}", "% x",
           "@end", "@attribute k {", "@attribute k {}", "@attribute r relational", "'", "1,2,3,nan"),
    lambda rows: xyz(rows, True): ("2", "0", "-1", "1e9", "99999999999999999999", "C 1 2", "C 1 2 x",
                                   "C nan 0 0", "C 1e400 0 0", "", "Lattice=\"1 0 0\"", "H 1 2 3",
                                   "Properties=species:S:1", "Properties=pos:R:3:species:S:1",
                                   "Properties=species:S:1:pos:R:99999999999", "Properties=:::",
                                   "Lattice=\"nan\" Properties=species:S:1:pos:R:3", "C 1 2 3 4 5"),
}


def odd_lines(random):
    """COLVAR, ARFF and XYZ with lines inserted, removed or swapped."""
    make = random.choice(list(LINES))
    lines = make(table(random, random.choice((1, 4, 12)))).splitlines()
    for _ in range(random.choice((1, 1, 2, 4))):
        at = random.randrange(len(lines))
        lines[at:at + random.choice((0, 1))] = [random.choice(LINES[make])]
        lines = lines or [""]
    if random.random() < 0.2:
        lines[random.randrange(len(lines))] = random.choice(CELLS)
    made = random.choice(("\n", "\n", "\r\n", "\r")).join([*lines, ""])
    return spoil_bytes(random, made.encode("utf-8", "replace"))


def odd_whole(random):
    """Something that is hardly a table."""
    if random.random() < 0.15:
        return bytes(random.randrange(256) for _ in range(random.choice((10, 300, 5000))))
    if random.random() < 0.05:
        return random.choice((b"x", b"1", b"1,", b"\"", b"a b ", b"\n", b"1\n")) * 300_000
    return spoil_bytes(random, random.choice(WHOLE))
