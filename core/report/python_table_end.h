// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

/// What a script leaves out below a table: by the same rules as core/data/table_end.h and
/// core/data/totals_row.h.
namespace steelyard::python {

/// Needs ROWS_BELOW and what python_delimited.h has above its reader.
inline constexpr std::string_view table_end = R"py(
FOOTNOTE = re.compile(
    "[*\u2020\u2021\u00b9\u00b2\u00b3\u00a9]|(?:sources?|notes?|footnotes?|quellen?|legende?|"
    "remarks?|anmerkung|anmerkungen|hinweise?|nb|data source)(?:[:.]|$)")
TOTAL = re.compile("(?:totals?|grand total|sums?|means?|averages?|avg|gesamt|gesamtsumme|summe|"
                   "mittelwert|durchschnitt)[:.]*")
MOST_FOOTNOTES = 100
MOST_TOTALS = 3


def has_number(cells):
    return any(cell_number(cell).kind == "number" for cell in cells)


def fills_columns(cells, columns):
    return len(cells) >= columns and not any(cells[columns:])


def begins_as_footnote(cells):
    first = next((cell for cell in cells if cell), "").strip(ALL_BLANKS)
    return bool(FOOTNOTE.match(first.lower()))


def surely_begins_as_footnote(cells):
    """With a mark or a colon: "Note" alone may be a kind of samples."""
    first = next((cell for cell in cells if cell), "").strip(ALL_BLANKS)
    return begins_as_footnote(cells) and bool(re.match("[^A-Za-z]|[^:.]*:", first))


def has_word_below_numbers(cells, rows, columns):
    for column in range(columns):
        kinds = collections.Counter(
            cell_number(row.cells[column]).kind for row in rows if column < len(row.cells))
        if kinds["number"] > kinds["text"] and cell_number(cells[column]).kind == "text":
            return True
    return False


def may_be_sample(cells, rows, columns):
    return (fills_columns(cells, columns) and sum(map(bool, cells)) > 1 and
            not (surely_begins_as_footnote(cells) and not has_number(cells) and
                 has_word_below_numbers(cells, rows, columns)))


def is_footnote(cells, columns, gap):
    marked, fills = begins_as_footnote(cells), fills_columns(cells, columns)
    if has_number(cells):
        return marked and not fills
    if fills:
        return surely_begins_as_footnote(cells) or (gap and sum(map(bool, cells)) == 1)
    if marked or (gap and len(cells) == 1) or DELIMITER == " ":
        return marked or gap
    if not gap and len(cells) > columns:
        return False
    words = next((cell for cell in cells if cell), "").strip(ALL_BLANKS).split(" ")
    least = 2 if gap else 3 if len(cells) == 1 else 4
    return len([word for word in words if word]) >= least


def has_blank_line(text):
    lines = LINE_END.split(text)
    return any(not line.strip(" \t") for line in lines[:-1])


def count_footnotes(rows, text, columns):
    first = len(rows)
    while (first and len(rows) - first <= MOST_FOOTNOTES and
           not may_be_sample(rows[first - 1].cells, rows, columns)):
        first -= 1
    below = rows[first:]
    if columns < 2 or not first or len(below) > MOST_FOOTNOTES:
        return 0
    gap, above = False, rows[first - 1].below
    for row in below:
        gap = gap or not any(row.cells) or has_blank_line(text[above:row.begin])
        if any(row.cells) and not is_footnote(row.cells, columns, gap):
            return 0
        above = row.below
    return len(below) if any(any(row.cells) for row in below) else 0


def is_total(cells, columns):
    first = next((cell for cell in cells if cell.strip("0123456789.,+- ")), "")
    return len(cells) >= columns and bool(TOTAL.fullmatch(first.strip(ALL_BLANKS).lower()))


def rounding_of(digits):
    """Half a unit of the last digit."""
    mantissa, _, exponent = re.sub("[eEdD]", "e", digits).partition("e")
    decimals = len(mantissa.partition(DECIMAL_MARK)[2])
    power = int(exponent) if re.fullmatch("[+-]?[0-9]+", exponent) else 0
    return 0.5 * 10.0 ** ((power if abs(power) < 300 else 0) - decimals)


def sums_or_means(cells, above):
    numbers = fitting = 0
    for column, cell in enumerate(cells[:len(above)]):
        found = cell_number(cell)
        if found.kind == "number" and len(above[column]) > 1:
            total = sum(above[column])
            rounding = rounding_of(found.digits) * (1.0 + 1e-9)
            numbers += 1
            fitting += any(abs(found.value - expected) <= max(rounding, 1e-6 * abs(expected))
                           for expected in (total, total / len(above[column])))
    return 2 * fitting > numbers


def without_rows_below(rows, text, columns):
    """Without footnotes, and without the totals above these."""
    if not ROWS_BELOW:
        return rows
    begin = len(text) - 65536
    last = rows if begin <= 0 else [row for row in rows if row.begin > begin]
    if begin > 0 and any(LINE_END.search(text, row.begin, row.stop) for row in last):
        return rows
    notes = count_footnotes(last, text, columns)
    rows, last = rows[:len(rows) - notes], last[:len(last) - notes]
    totals = 0
    while totals < min(MOST_TOTALS, len(last)) and is_total(last[-1 - totals].cells, columns):
        totals += 1
    if not totals or any(is_total(row.cells, columns) for row in last[:-totals]):
        return rows
    above = [[] for _ in range(columns)]
    for row in rows[:len(rows) - totals]:
        for column, cell in enumerate(row.cells[:columns]):
            found = cell_number(cell)
            if found.kind == "number":
                above[column].append(found.value)
    while totals and sums_or_means(rows[-1].cells, above):
        rows, totals = rows[:-1], totals - 1
    return rows
)py";

}  // namespace steelyard::python
