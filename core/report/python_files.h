// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

/// How a script opens a file, and how it reads arrays of NumPy and the COLVAR files of PLUMED.
namespace steelyard::python {

/// Needs SHA256.
inline constexpr std::string_view file_content = R"py(
def content(path):
    """The bytes of a file, unpacked."""
    with open(path, "rb") as file:
        data = file.read()
    if data[:2] == b"\x1f\x8b":
        data = gzip.decompress(data)
    if SHA256 and hashlib.sha256(data).hexdigest() != SHA256:
        print(f"note: {path} is not the file of the run, or has changed since", file=sys.stderr)
    return data
)py";

/// Names the columns of an array or of records as the program does. Needs reading_names.
inline constexpr std::string_view array_reader = R"py(
def texts_of(cells):
    if cells.dtype.kind == "S":
        cells = [utf8_of(cell.decode("utf-8", "surrogateescape")) for cell in cells]
    return np.array([str(cell) or None for cell in cells], dtype=object)


def columns_of_records(records):
    """A field of three numbers has three columns; other kinds, such as dates, are left out."""
    names, columns = [], []
    for field in records.dtype.names:
        if records[field].dtype.kind in "biufSU":
            values = records[field].reshape(len(records), -1)
            for k, cells in enumerate(values.T):
                names.append(field if values.shape[1] == 1 else f"{field}_{k + 1}")
                columns.append(texts_of(cells) if cells.dtype.kind in "SU" else cells.astype(float))
    return dict(zip(unique_names(names), columns))


def read_table(path):
    values = np.load(io.BytesIO(content(path)))
    if values.dtype.names:
        return Table(columns_of_records(values.ravel()))
    if values.ndim == 3:
        names = [f"p{point + 1}_{axis}" for point in range(values.shape[1]) for axis in "xyz"]
    else:
        names = [f"column {k + 1}" for k in range(values.size // len(values))]
    values = values.reshape(len(values), -1).astype(float)
    return Table(dict(zip(names, values.T.copy())))
)py";

/// By the rules of core/data/colvar_reader.h. Needs reading_names.
inline constexpr std::string_view colvar_reader = R"py(
def decimals_of(words):
    return [len(word.partition(".")[2]) for word in words]


def ends_in_cut_number(words, above):
    """Fewer digits than above in the last number alone: the file was being written."""
    here, there = decimals_of(words), decimals_of(above)
    return len(here) == len(there) and here[:-1] == there[:-1] and there[-1] > max(2, here[-1])


def rows_of_colvar(text):
    """The names of the fields and the rows, without those that a stop or a restart cut."""
    lines = re.split("\r\n?|\n", text)
    ends_open = text[-1:] not in ("\r", "\n")
    if not ends_open:
        lines.pop()
    fields, rows = [], []
    since_header = 0
    is_row = False
    for number, line in enumerate(lines):
        is_last = number + 1 == len(lines)
        is_comment = line[:1] == "#" and line[:2] != "#!"
        mark = -1 if is_comment else line.rfind("#!")
        words = re.findall(r"[^ \t]+", line[mark + 2:] if mark >= 0 else line)
        is_names = mark >= 0 and words[:1] == ["FIELDS"]
        is_row = not (mark == 0 or is_names or is_comment) and len(words) > 0
        if mark == 0 or is_names:
            if is_names and not (is_last and ends_open and fields):
                if mark == 0 and since_header and len(rows[-1]) < len(fields):
                    rows.pop()
                fields = fields or words[1:]
            since_header = 0
        elif is_row:
            rows.append(words)
            since_header += 1
    if ends_open and is_row and len(rows) > 1:
        cut = since_header > 1 and ends_in_cut_number(rows[-1], rows[-2])
        if len(rows[-1]) < len(fields) or cut:
            rows.pop()
    return fields, rows


def read_table(path):
    text = content(path).decode("utf-8", "surrogateescape").rstrip("\x1a")
    fields, rows = rows_of_colvar(text)
    missing = {"?", "na", "nan"}
    values = np.array([[np.nan if word.lower() in missing else float(word) for word in row]
                       for row in rows])
    return Table(dict(zip(unique_names([utf8_of(field) for field in fields]), values.T.copy())))
)py";

}  // namespace steelyard::python
