// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

/// How a script reads delimited text: by the same rules as core/data/delimited_reader.h. The rules
/// are for files that the program has read: what it refuses, a script need not recognise.
namespace steelyard::python {

/// What readers of several formats do with texts.
inline constexpr std::string_view reading_names = R"py(
def utf8_of(cell):
    """A cell with bytes that are no UTF-8 is Latin-1 as a whole."""
    try:
        cell.encode("utf-8")
        return cell
    except UnicodeEncodeError:
        return cell.encode("utf-8", "surrogateescape").decode("latin-1")


def unique_names(names):
    """A column without a name is called by its number, a second x "x (2)"."""
    taken = {}
    for position, own in enumerate(names):
        name = stem = own or f"column {position + 1}"
        copy = 1
        while name in taken or (name != own and name in names):
            copy += 1
            name = f"{stem} ({copy})"
        taken[name] = position
    return list(taken)
)py";

/// From bytes to characters, as core/data/readable_text.h. Needs ENCODING.
inline constexpr std::string_view text_decoding = R"py(
# Bytes without a character in this encoding stand for themselves.
WINDOWS_1252 = {code: bytes([code]).decode("cp1252", "ignore") or chr(code)
                for code in range(128, 160)}


def without_zeros(text):
    """Without the zero bytes that a power loss leaves, and the lines that they break."""
    if "\0" not in text:
        return text
    parts = re.split("([\r\n])", text)
    for at in range(0, len(parts), 2):
        line = parts[at].lstrip("\0")
        if "\0" in line:
            is_end = at + 1 == len(parts) and "\0" not in line.rstrip("\0")
            line = line.rstrip("\0") if is_end else ""
        parts[at] = line
    return "".join(parts)


def characters_of(data):
    """Bytes that are no UTF-8 are kept for utf8_of()."""
    encoding = ENCODING
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        encoding = "utf-16le" if data[:2] == b"\xff\xfe" else "utf-16be"
    elif data[:3] == b"\xef\xbb\xbf" or (encoding[:6] == "utf-16" and b"\0" not in data[:65536]):
        encoding = "utf-8"
    encoding = {"shift-jis": "cp932", "gbk": "gb18030"}.get(encoding, encoding)
    if encoding == "windows-1252":
        text = data.decode("latin-1").translate(WINDOWS_1252)
    else:
        text = data.decode(encoding, "surrogateescape" if encoding == "utf-8" else "replace")
    return without_zeros(text.removeprefix("\ufeff")).rstrip("\x1a")
)py";

/// From characters to rows of cells, as core/data/row_text.h and core/data/hash_lines.h. Needs
/// COMMENT, DELIMITER and QUOTE.
inline constexpr std::string_view row_splitting = R"py(
BLANKS = " " if DELIMITER == "\t" else " \t"
BLANK_RUN = re.compile(r"[ \t]*")
LINE_END = re.compile(r"\r\n?|\n")
Row = collections.namedtuple("Row", "cells begin stop below")  # positions in the text


def cell_pattern(delimiter):
    """A cell in quotes (group 1) or not (group 2), then the delimiter (group 3) or the row's end."""
    quoted = "Q([^Q]*(?:QQ[^Q]*)*)Q".replace("Q", QUOTE)
    if delimiter == " ":
        return re.compile("(?:" + quoted + r"|([^ \t\r\n]*))([ \t]+|(?=[\r\n])|\Z)")
    blanks = " *" if delimiter == "\t" else r"[ \t]*"
    mark = re.escape(delimiter)
    return re.compile("(?:" + blanks + quoted + blanks + "|([^" + mark + r"\r\n]*))" +
                      "(" + mark + r"|(?=[\r\n])|\Z)")


CELL = {delimiter: cell_pattern(delimiter) for delimiter in {DELIMITER, " "}}


def cells_at(text, at, delimiter=DELIMITER):
    """The cells of the row that begins here, and where it ends: maybe some lines below."""
    cells = []
    if delimiter == " ":
        at = BLANK_RUN.match(text, at).end()
    while True:
        found = CELL[delimiter].match(text, at)
        quoted, plain, mark = found.groups()
        cells.append(plain.strip(BLANKS) if quoted is None else quoted.replace(QUOTE * 2, QUOTE))
        at = found.end()
        if not mark or (delimiter == " " and text[at:at + 1] in ("", "\r", "\n")):
            return cells, at


def holds_row(line, columns):
    """Not if it is blank or a comment. An order number such as #1001 may begin a row."""
    if columns > 1 and line[:1] == "#" and line[:2] != "#!" and COMMENT in ("", "#"):
        cells = cells_at(line, 0)[0]
        has_word = len(line) > 1 and line[1] not in " \t,;#!"
        fills = len(cells) >= columns and not any(cells[columns:])
        return fills and (has_word or not (COMMENT or DELIMITER == " "))
    return bool(line.strip(BLANKS)) and not (COMMENT and line.startswith(COMMENT))


def next_row(text, at, columns=0):
    """None if there is none. `columns` is the number of cells if it is known."""
    while at < len(text):
        end = LINE_END.search(text, at)
        line = text[at:end.start() if end else None]
        if holds_row(line, columns):
            if QUOTE not in line and DELIMITER != " ":
                cells, stop = [cell.strip(BLANKS) for cell in line.split(DELIMITER)], at + len(line)
            else:
                cells, stop = cells_at(text, at)
            end = LINE_END.match(text, stop)
            return Row(cells, at, stop, end.end() if end else len(text))
        at = end.end() if end else len(text)
    return None
)py";

/// From cells to numbers, as core/data/cell_number.h. Needs DECIMAL_MARK, THOUSANDS_MARK and the
/// lists of words of python_cell_words.h.
inline constexpr std::string_view cell_numbers = R"py(
NAN = float("nan")
MISSING = {"", "?", "na", "nan"}
CURRENCY = re.compile("|".join(re.escape(sign) for sign in CURRENCIES))
UNIT = re.compile("(?:[A-Za-z%$]|[^\0-\x7f])(?:[A-Za-z0-9%/^*.$-]|[^\0-\x7f])*")
NUMBER = re.compile(r"[+-]?(?:\d+(?:M\d*)?|M\d+)(?:[eE][+-]?\d+)?".replace("M", "\\" + DECIMAL_MARK),
                    re.ASCII)
THOUSANDS = {" ": "[ \u00a0\u2007\u2009\u202f\udca0]", "'": "['\u2019]"}.get(
    THOUSANDS_MARK, re.escape(THOUSANDS_MARK))
GROUPED = THOUSANDS_MARK and re.compile(
    r"[+-]?[1-9]\d{0,2}(?:T\d{3})+(?:M\d+)?".replace("T", THOUSANDS)
    .replace("M", "\\" + DECIMAL_MARK), re.ASCII)
NUMBER_AND_MORE = re.compile(
    "[+-]?(?:(?:[.,]" + ("|" + THOUSANDS + r"(?=\d)" if THOUSANDS_MARK else "") +
    r")*\d)+(?:[eE][+-]?\d+)?", re.ASCII)
# 2015Q1, 1Q2015, 2015-W05-3, 2015M01, 20150105T0000Z
PERIOD = re.compile(
    "0*[1-4]q[-/ ]?[1-9][0-9]{3}|[1-9][0-9]{3}(?:[-/. ]?q0*[1-4]|m(?:0[1-9]|1[0-2])|"
    "[-/. ]?w0*(?:[1-9]|[1-4][0-9]|5[0-3])(?:-0*[1-7])?)|"
    "[0-9]{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])t(?:[01]?[0-9]|2[0-4]|"
    "(?:[01][0-9]|2[0-4])[0-5][0-9](?:[0-5][0-9]|60)?)(?:z|utc|gmt)?")
FORTRAN = re.compile(r"(.[^dD+-]*)(?:[dD]([+-]?\d{1,3})|([+-]\d{3}))", re.ASCII)
KEPT = re.compile('="([^"]*)"')  # by which a spreadsheet is told to keep a text
FACTORS = {"k": 1e3, "K": 1e3, "M": 1e6}
# Its kind, its value without the factor, its unit, its digits without marks of thousands, the
# letter that may be a factor, and whether it is marked as negative in another way.
CellNumber = collections.namedtuple(
    "CellNumber", "kind value unit digits factor marked", defaults=("", False))
TEXT = CellNumber("text", NAN, "", "")
MISSING_CELL = CellNumber("missing", NAN, "", "")
INFINITE = CellNumber("infinite", NAN, "", "")


def bytes_in(cell):
    return len(cell.encode("utf-8", "surrogateescape"))


def plain_number(cell, grouped=True):
    """A number without a unit, or what else the cell is."""
    digits = cell
    if not NUMBER.fullmatch(cell) or (DECIMAL_MARK == "," and len(cell) > 64):
        if cell.lower() in MISSING:
            return MISSING_CELL
        if re.fullmatch("[+-]?inf(inity)?", cell.lower()):
            return INFINITE
        if not (grouped and GROUPED and GROUPED.fullmatch(cell)):
            return TEXT
        digits = re.sub(THOUSANDS, "", cell)
    value = float(digits.replace(DECIMAL_MARK, "."))
    return INFINITE if np.isinf(value) else CellNumber("number", value, "", digits)


def is_missing_word(text):
    overflow = 1 < len(text) <= 8 and not text.strip("*")
    return overflow or text.lower() in MISSING_WORDS


def number_with_unit(cell):
    """"12 mg", "42%", "1.2k", "$1,000", "-$5"; otherwise text."""
    found = NUMBER_AND_MORE.match(cell)
    unit = cell[found.end():].strip(ALL_BLANKS) if found else ""
    marked = re.search("[0-9]", unit) and not re.search("[A-Za-z]", unit)  # "3\u2019000"
    if (UNIT.fullmatch(unit) and unit != "\u2212" and bytes_in(unit) <= 12 and not marked
            and unit.lower() not in NO_UNITS and not PERIOD.fullmatch(cell.lower())):
        number = plain_number(found.group())
        if number.kind == "number":
            behind = unit in FACTORS and cell[found.end():] == unit
            return number._replace(unit=unit, factor=unit if behind else "")
    sign = -1.0 if cell[:1] == "-" else 1.0
    amount = cell[1:] if sign < 0 else cell
    currency = CURRENCY.match(amount)
    amount = amount[currency.end():].strip(ALL_BLANKS) if currency else ""
    if amount and (sign > 0 or amount[0] in "0123456789"):
        factor = amount[-1] if amount[-1] in FACTORS else ""
        number = plain_number(amount.removesuffix(factor))
        if number.kind == "number":
            return number._replace(value=sign * number.value, unit=currency.group(), factor=factor)
    return TEXT


def unmarked_number(cell):
    found = plain_number(cell)
    if found.kind != "text" or bytes_in(cell) > 64 or not re.search("[0-9]", cell):
        return found
    fortran = FORTRAN.fullmatch(cell)
    mark = fortran[1].find(DECIMAL_MARK) if fortran else -1
    # Without a mark, a letter: "1d3". Without a letter, two decimals: "3.5-100" is a range.
    whole = fortran and fortran[2] and re.fullmatch("[+-]?[0-9]+", fortran[1])
    if whole or (mark >= 0 and (fortran[2] or len(fortran[1]) > mark + 2)):
        return plain_number(fortran[1] + "e" + (fortran[2] or fortran[3]), grouped=False)
    return number_with_unit(cell)


def before_last_minus(text):
    return text[:-1] if re.fullmatch("(?s).*[0-9][-\u2212]", text) else ""


def negative_number(cell):
    """"(1,234.50)", "$(5)" and "1,234-"; otherwise text."""
    currency = CURRENCY.match(cell)
    sign = currency.group() if currency else ""
    behind = cell.removeprefix(sign).strip(ALL_BLANKS)
    bracketed = len(behind) > 2 and behind[0] == "(" and behind[-1] == ")"
    amount = behind[1:-1].strip(ALL_BLANKS) if bracketed else before_last_minus(behind)
    if not amount or amount[0] in "+(-\u2212" or before_last_minus(amount):
        return TEXT
    number = unmarked_number(sign + amount)
    has_mark = DECIMAL_MARK in number.digits or number.digits not in sign + amount
    if number.kind != "number" or number.value < 0 or not (bracketed or has_mark):
        return TEXT
    return number._replace(value=0.0 - number.value, marked=True)


def cell_number(cell):
    cell = cell.strip(ALL_BLANKS)
    if is_missing_word(cell):
        return CellNumber("word for missing", NAN, "", "")
    is_long = bytes_in(cell) > 64
    if cell[:1] == "\u2212" and not is_long:
        cell = "-" + cell[1:]
    found = unmarked_number(cell)
    return negative_number(cell) if found.kind == "text" and not is_long else found


def kept_text(cell):
    """What stands in ="...", and any other cell as it is."""
    kept = KEPT.fullmatch(cell)
    return kept[1] if kept else cell


def loses_digits(digits):
    digits = digits.lstrip("+-")
    if len(digits) > 60 or not re.fullmatch("[0-9]{16,}", digits):
        return False
    digits = digits.lstrip("0")
    zeros = len(digits) - len(digits.rstrip("0"))
    return len(digits) > 15 and zeros < 4 and str(int(float(digits))) != digits
)py";

/// From cells to columns, as core/data/column_settling.h.
inline constexpr std::string_view column_settling = R"py(
def text_column(cells, gaps=()):
    return np.array([None if gap else utf8_of(cell) for cell, gap in zip(cells, gaps)],
                    dtype=object)


def gaps_in_text(cells, words):
    """Which cells of a text column are missing, as core/data/missing_texts.h."""
    gaps = [plain_number(cell, grouped=False).kind == "missing" or
            (words and is_missing_word(cell.strip(ALL_BLANKS))) for cell in cells]
    texts = {cell: cell.strip(ALL_BLANKS) for cell, gap in zip(cells, gaps) if not gap}
    signs = re.compile(r"[!-/:-@\[-`{-~\u2013\u2014]+")
    taken = {cell for cell, bare in texts.items() if bare.lower() in MISSING_WORDS - MAY_BE_TEXT}
    if any(signs.fullmatch(bare) for cell, bare in texts.items() if cell not in taken):
        taken = {cell for cell in taken if not signs.fullmatch(texts[cell])}
    if all(re.fullmatch("[A-Za-z]", bare) for cell, bare in texts.items() if cell not in taken):
        taken = {cell for cell in taken if texts[cell] != "-"}
    if len(texts) - len(taken) < 2:
        return gaps
    return [gap or cell in taken for cell, gap in zip(cells, gaps)]


def are_few(bad, numbers):
    return numbers >= 20 and 20 * bad < numbers + bad


def kept_apart(units):
    """How often each occurs; beyond eight, further ones count as one."""
    counts = collections.Counter()
    for unit in units:
        if unit:
            counts[unit if unit in counts or len(counts) < 8 else ""] += 1
    return counts


def is_unit_symbol(text):
    return text in UNIT_WORDS or text in UNIT_SYMBOLS or any(
        text.startswith(prefix) and text[len(prefix):] in UNIT_SYMBOLS for prefix in UNIT_PREFIXES)


def is_known_unit(text):
    """As core/data/unit_row.h: a symbol, maybe with a power, or a product of these."""
    parts = re.split("[/* ]", text.replace("\u00b7", " "))
    one_over = [part == "1" and k + 1 < len(parts) and "/" in text for k, part in enumerate(parts)]
    without_power = [re.sub("(?<=.)(?:\u00b2|\u00b3|\u207b\u00b9|[0-9+^-]+)$", "", part)
                     for part in parts]
    return text in CURRENCIES or (not all(one_over) and all(
        one or is_unit_symbol(part) or is_unit_symbol(bare)
        for one, part, bare in zip(one_over, parts, without_power)))


def may_be_of_some(unit, cell):
    """Whether a unit that only some numbers have is none of a code such as "16a"."""
    before = cell[:cell.rfind(unit)]
    one_letter = re.fullmatch("[A-Za-z]", unit)
    return before.strip(ALL_BLANKS) != before or (not one_letter and is_known_unit(unit))


def units_of(found, cells):
    """The unit to keep, the letters that are factors, how many numbers are stray, and whether the
    units disagree."""
    numbers = sum(cell.kind == "number" for cell in found)
    units = kept_apart(cell.unit for cell in found)
    factors = collections.Counter(cell.factor for cell in found if cell.factor)
    letter = len(units) == 1 and next(iter(units)) in factors and sum(units.values()) == numbers
    taken = [] if letter else [
        sign for sign in factors if units[sign] <= factors[sign] and not (
            sign == "K" and units[sign] and not factors["k"] and not factors["M"])]
    others = collections.Counter({sign: units[sign] for sign in units if sign not in taken})
    if others and max(sorted(others.items()), key=lambda item: item[1])[0] not in CURRENCIES:
        taken = []
    else:
        units = others
    marked = sum(units.values())
    if not marked or are_few(marked, numbers - marked):
        return "", taken, marked, False
    unit, usual = max(sorted(units.items()), key=lambda item: item[1])
    stray = marked - usual
    agrees = unit and (not stray or (4 * stray <= usual and are_few(stray, numbers - stray)))
    first = next((cell for cell, number in zip(cells, found) if number.unit == unit), "")
    agrees = agrees and (marked == numbers or may_be_of_some(unit, first))
    return unit, taken, stray if agrees else 0, not agrees


def settled_value(cell, unit, factors):
    """NaN for a number with another unit; otherwise with its factor."""
    factor = cell.factor if cell.factor in factors else ""
    if cell.unit and cell.unit not in (factor, unit):
        return NAN
    return cell.value * FACTORS[factor] if factor else cell.value


def are_standard_errors(cells, found):
    """Whether numbers in brackets stand below each of the others."""
    numbers = [cell.value for cell in found if cell.kind == "number"]
    marked = [cell for cell, number in zip(cells, found) if number.marked]
    return (2 * len(marked) == len(numbers) >= 6 and "(" in marked[0] and
            all(value <= 0 for value in numbers[1::2]))


def column_of(cells, is_text):
    """Numbers, NaN where missing; or text, None where missing, if too many cells are no numbers."""
    is_code = any(re.fullmatch('="0[0-9]+"', cell) for cell in cells)
    cells = [kept_text(cell) for cell in cells]
    found = [cell_number(cell) for cell in cells]
    kinds = collections.Counter(cell.kind for cell in found)
    numbers = kinds["number"]
    marked = sum(cell.marked for cell in found)
    unit, factors, stray, disagrees = units_of(found, cells)
    bad = kinds["text"] + stray + (0 if numbers else kinds["word for missing"])
    is_text = is_text or is_code
    disagrees = (disagrees or 5 * (numbers - marked) < numbers or
                 are_standard_errors(cells, found))
    if stray or factors:
        found = [cell._replace(value=settled_value(cell, unit, factors)) for cell in found]
    values = np.array([cell.value for cell in found])
    long = sum(loses_digits(cell.digits) for cell in found)
    if (is_text or disagrees or (bad and not are_few(bad, numbers - stray)) or
            (long and 10 * long >= np.count_nonzero(~np.isnan(values)))):
        return text_column(cells, gaps_in_text(cells, long and not is_text))
    return values
)py";

/// The layout of the file, as core/data/table_layout.h. Needs SKIP_LINES, HEADER, UNITS_ROW,
/// ROW_NAMES, TEXT_COLUMNS, all of the above, and table_end of python_table_end.h.
inline constexpr std::string_view delimited_reader = R"py(
def names_in_comment(names, line, columns):
    """Those of a header such as "#a b c" if they fit the rows; otherwise the names as they are."""
    if COMMENT or line[:1] != "#" or line[:2] == "#!":
        return names
    line = line.lstrip("#").lstrip(" \t")
    found = cells_at(line, 0)[0]
    if len(found) != columns or columns == 1:
        found = cells_at(line, 0, " ")[0]
    elif not found[0]:
        found[0] = "#"
    fit = len(found) == columns and all(
        name and plain_number(name)[0] != "number" for name in found)
    return found if fit else names


def names_by_blanks(names, line, below):
    """Those of a line such as "a b c" above "1,2,3"; otherwise the names as they are."""
    if len(names) != 1 or len(below) < 2 or ROW_NAMES or DELIMITER == " ":
        return names
    found = cells_at(line, 0, " ")[0]
    fit = (len(found) == len(set(found)) == len(below) and
           all(plain_number(name)[0] != "number" for name in found) and
           any(plain_number(cell)[0] == "number" for cell in below))
    return found if fit else names


def without_empty_end(names, cells):
    while cells and len(names) > cells and not names[-1]:
        names = names[:-1]
    return names


def find_names(text, at):
    """The names of the columns, and where the first row begins."""
    header = next_row(text, at)
    names = [kept_text(name) for name in header.cells]
    if not HEADER:
        second = next_row(text, header.below, len(names))
        names = without_empty_end(names, len(second.cells) if second else 0)
        return [f"column {k + 1}" for k in range(len(names))], header.begin
    columns = 0 if COMMENT else len(names) + ROW_NAMES
    first = next_row(text, header.below, columns)
    if UNITS_ROW:
        first = next_row(text, first.below, columns)
    line = text[header.begin:header.stop]
    names = names_in_comment(names_by_blanks(names, line, first.cells), line, len(first.cells))
    names = without_empty_end([LINE_END.sub(" ", utf8_of(name)) for name in names],
                              len(first.cells))
    return unique_names((["row name"] if ROW_NAMES else []) + names), first.begin


def read_table(path):
    text = characters_of(content(path))
    at = 0
    for _ in range(SKIP_LINES):
        end = LINE_END.search(text, at)
        at = end.end() if end else len(text)
    names, at = find_names(text, at)
    rows = []
    while row := next_row(text, at, len(names)):
        rows.append(row)
        at = row.below
    rows = [row.cells for row in without_rows_below(rows, text, len(names))]
    if len(rows) > 1 and len(rows[-1]) < len(names) and text[-1] not in "\r\n":
        rows.pop()  # the file was being written
    columns = {}
    for position, (name, cells) in enumerate(zip(names, zip(*rows))):
        if name in TEXT_COLUMNS:
            columns[name] = text_column(cells, [not cell for cell in cells])
        else:
            columns[name] = column_of(cells, HEADER and ROW_NAMES and position == 0)
    return Table(columns)
)py";

}  // namespace steelyard::python
