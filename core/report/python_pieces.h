// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

/// The parts of a script that are the same for every run that needs them; those that read files are
/// in python_delimited.h and python_files.h.
namespace steelyard::python {

inline constexpr std::string_view table_class = R"py(
class Table:
    """Columns by name; `rows` are the rows of the file, from 0."""

    def __init__(self, columns):
        self.columns = columns
        self.rows = np.arange(len(next(iter(columns.values()))))

    def keep(self, samples):
        self.columns = {name: cells[samples] for name, cells in self.columns.items()}
        self.rows = self.rows[samples]

    def named(self, text):
        """Columns by names, numbers from 1 and ranges such as "1-4,7", in the order of the table."""
        names = list(self.columns)

        def position(part):
            part = part.strip()
            return names.index(part) if part in names else int(part) - 1 if part.isdigit() else None

        found = set()
        for part in [text] if text in names else text.split(","):
            if position(part) is not None:
                found.add(position(part))
                continue
            for dash in (k for k, character in enumerate(part) if character == "-"):
                first, last = position(part[:dash]), position(part[dash + 1:])
                if first is not None and last is not None:
                    found.update(range(first, last + 1))
                    break
        return [names[k] for k in sorted(found)]

    def complete(self, names):
        """Where none of these columns is missing."""
        return ~np.any([np.isnan(self.columns[name]) for name in names], axis=0)
)py";

inline constexpr std::string_view scale_step = R"py(
def scale(table, names, by):
    for name in names:
        cells = table.columns[name]
        present = cells[~np.isnan(cells)]
        if len(present) == 0 or present.min() == present.max():
            continue
        if by == "range":
            centre, spread = present.min(), present.max() - present.min()
        elif by == "quartiles":
            lower, centre, upper = np.quantile(present, [0.25, 0.5, 0.75])
            spread = upper - lower
        else:
            centre, spread = present.mean(), present.std()
        if spread > 0:
            table.columns[name] = (cells - centre) / spread
)py";

inline constexpr std::string_view log_step = R"py(
def take_logarithms(table, names, logarithm, offset):
    for name in names:
        cells = table.columns[name] + offset
        if np.any(cells <= 0):
            raise ValueError(f"column {name!r} has values without a logarithm")
        table.columns[name] = logarithm(cells)
)py";

inline constexpr std::string_view median_step = R"py(
def fill_with_medians(table, names):
    for name in names:
        cells = table.columns[name]
        if np.isnan(cells).any():
            table.columns[name] = np.where(np.isnan(cells), np.nanmedian(cells), cells)
)py";

/// \see encoded_columns() in python_encoding.h
inline constexpr std::string_view text_filling_step = R"py(
def most_frequent(table, names):
    """What the columns of 0 and 1 of one text are filled with: its most frequent value is 1."""
    cells = np.array([table.columns[name] for name in names])
    known = cells[:, ~np.isnan(cells).any(axis=0)]
    low, high = np.nanmin(cells, axis=1), np.nanmax(cells, axis=1)
    is_set = (known == high[:, None]) & (low < high)[:, None]
    place = np.where(is_set.any(axis=0), is_set.argmax(axis=0), len(names))
    most = np.bincount(place, minlength=len(names) + 1).argmax()
    return {name: high[k] if k == most else low[k] for k, name in enumerate(names)}


def fill_with_one_of_values(table, names, encoded):
    """Numbers with their median, but what was made of text with one of its values."""
    fillers = {}
    for columns in encoded.values():
        made = [(name, other) for name, _, other, _ in columns if name in table.columns]
        indicators = [name for name, other in made if not np.isnan(other)]
        if indicators:
            fillers.update(most_frequent(table, indicators))
        for name in {name for name, _ in made}.difference(indicators):
            present = np.sort(table.columns[name][~np.isnan(table.columns[name])])
            if len(present) > 0:
                fillers[name] = present[(len(present) - 1) // 2]
    for name in names:
        cells = table.columns[name]
        if np.isnan(cells).any():
            filler = fillers[name] if name in fillers else np.nanmedian(cells)
            table.columns[name] = np.where(np.isnan(cells), filler, cells)
)py";

inline constexpr std::string_view indicator_step = R"py(
def mark_missing(table, names):
    for name in names:
        gaps = np.isnan(table.columns[name])
        if gaps.any():
            table.columns.setdefault(f"{name} is missing", gaps.astype(float))
)py";

inline constexpr std::string_view codes_step = R"py(
def take_codes(table, names, codes):
    for name in names:
        cells = table.columns[name]
        table.columns[name] = np.where(np.isin(cells, codes), np.nan, cells)
)py";

inline constexpr std::string_view numbers_step = R"py(
def make_numbers(table, names):
    """The decimal mark is the point or the comma, whichever makes more cells numbers."""
    for name in names:
        found = []
        for mark in ".,":
            number = re.compile(rf"[+-]?([0-9]+([{mark}][0-9]*)?|[{mark}][0-9]+)([eE][+-]?[0-9]+)?")
            values = np.array([float(cell.replace(mark, "."))
                               if cell is not None and number.fullmatch(cell) else np.nan
                               for cell in table.columns[name]])
            found.append(np.where(np.isinf(values), np.nan, values))
        table.columns[name] = max(found, key=lambda values: np.isfinite(values).sum())
)py";

/// \see encoded_columns() in python_encoding.h
inline constexpr std::string_view encode_step = R"py(
def encode(table, names, encoded):
    """Texts become numbers; what none of the new columns knows stays text.

    A new column is its name, the number of each text, that of any other text, and that of a
    missing cell.
    """
    columns = {}
    for name, cells in table.columns.items():
        if name not in names or name not in encoded:
            columns[name] = cells
            continue
        for new, numbers, other, missing in encoded[name]:
            columns[new] = np.array([missing if cell is None else numbers.get(cell, other)
                                     for cell in cells], dtype=float)
    table.columns = columns
)py";

inline constexpr std::string_view filter_step = R"py(
COMPARISONS = {"<=": np.less_equal, ">=": np.greater_equal, "!=": np.not_equal, "==": np.equal,
               "<": np.less, ">": np.greater, "=": np.equal}


def meets(table, condition):
    """Where a condition such as "x1 > 0.5" holds; a missing cell satisfies none."""
    for sign, compare in COMPARISONS.items():
        at = condition.find(sign)
        while at >= 0:
            name, value = condition[:at].strip(), condition[at + len(sign):].strip()
            if name in table.columns:
                cells = table.columns[name]
                if cells.dtype == object:
                    return np.array([cell is not None and (cell == value) == (sign != "!=")
                                     for cell in cells])
                return ~np.isnan(cells) & compare(cells, float(value))
            at = condition.find(sign, at + 1)
    raise ValueError(f"no column of the table is compared in: {condition}")
)py";

inline constexpr std::string_view wrap_step = R"py(
def wrap(cells, period):
    """Into one period, if the values cover more."""
    if (cells.max() - cells.min()) / period <= 1 + 1e-6:
        return cells
    periods = cells / period
    # Half a period counts as a whole one, away from 0.
    nearest = np.trunc(periods + np.copysign(0.5, periods))
    return period * (periods - (nearest if cells.min() < 0 else np.floor(periods)))
)py";

/// The next three need INPUTS and CHOSEN; the second also needs WEIGHTS, the third MAP.
inline constexpr std::string_view plain_transformer = R"py(
class ChosenColumns(BaseEstimator, TransformerMixin):
    """The chosen columns as they are.

    Takes the columns INPUTS in this order. It learns nothing: what to choose was learned by the run.
    """

    def __init__(self, chosen=tuple(CHOSEN)):
        self.chosen = chosen
)py";
inline constexpr std::string_view weighted_transformer = R"py(
class ChosenColumns(BaseEstimator, TransformerMixin):
    """The chosen columns, each times its weight; the largest weight of all inputs is 1.

    Takes the columns INPUTS in this order. It learns nothing: the weights were learned by the run.
    """

    def __init__(self, chosen=tuple(CHOSEN), weights=tuple(WEIGHTS)):
        self.chosen = chosen
        self.weights = weights
)py";
inline constexpr std::string_view mapped_transformer = R"py(
class ChosenColumns(BaseEstimator, TransformerMixin):
    """The components that a linear map makes of the chosen columns.

    Takes the columns INPUTS in this order. It learns nothing: the map was learned by the run.
    """

    def __init__(self, chosen=tuple(CHOSEN), components=tuple(map(tuple, MAP))):
        self.chosen = chosen
        self.components = components
)py";

inline constexpr std::string_view transformer_fit = R"py(
    def fit(self, X, y=None):
        X = check_array(X)
        if X.shape[1] != len(INPUTS):
            raise ValueError(f"X has {X.shape[1]} columns, but {len(INPUTS)} are expected")
        self.n_features_in_ = X.shape[1]
        return self

    def transform(self, X):
        check_is_fitted(self)
        X = check_array(X)[:, list(self.chosen)]
)py";

inline constexpr std::string_view table_writer = R"py(
def text_of(cell):
    if cell is None or isinstance(cell, str):
        return cell or ""
    return "" if np.isnan(cell) else repr(float(cell)).removesuffix(".0")


def write_table(path, table, names, values):
    with open(path, "w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(NAMED_BY + list(names))
        for sample, row in enumerate(values):
            lines.writerow([text_of(table.columns[name][sample]) for name in NAMED_BY] +
                           [text_of(cell) for cell in row])


def main():
    source = sys.argv[1] if len(sys.argv) > 1 else TABLE
    target = sys.argv[2] if len(sys.argv) > 2 else "reduced.csv"
    table = read_table(source)
    prepare(table)
    X = np.column_stack([table.columns[name] for name in INPUTS])
    transformer = ChosenColumns()
    reduced = transformer.fit_transform(X)
    write_table(target, table, transformer.get_feature_names_out(), reduced)
    print(f"{len(reduced)} samples with {reduced.shape[1]} columns written to {target}")


if __name__ == "__main__":
    main()
)py";

}  // namespace steelyard::python
