// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

/// What a script for R leaves out below a table: by the same rules as core/data/table_end.h and
/// core/data/totals_row.h.
namespace steelyard::r {

/// Needs ROWS_BELOW, what r_delimited.h has above its reader, and r_numbers.h.
inline constexpr std::string_view table_end = R"r(
FOOTNOTE <- paste0(
  "^(?:[*\u2020\u2021\u00b9\u00b2\u00b3\u00a9]|(?:sources?|notes?|footnotes?|quellen?|legende?|",
  "remarks?|anmerkung|anmerkungen|hinweise?|nb|data source)(?:[:.]|\\z))")
TOTAL <- paste0(
  "^(?:totals?|grand total|sums?|means?|averages?|avg|gesamt|gesamtsumme|summe|mittelwert|",
  "durchschnitt)[:.]*\\z")
MOST_FOOTNOTES <- 100
MOST_TOTALS <- 3

has_number <- function(cells) any(cell_number(number_cells(cells))$kind == "number")

fills_columns <- function(cells, columns) {
  length(cells) >= columns && !any(nzchar(cells[-seq_len(columns)]))
}

# The first cell that is not empty, in lower case and without blanks.
first_word <- function(cells) lower(without_blanks(number_cells(c(cells[nzchar(cells)], "")[1])))

begins_as_footnote <- function(cells) matches(FOOTNOTE, first_word(cells))

# With a mark or a colon: "Note" alone may be a kind of samples.
surely_begins_as_footnote <- function(cells) {
  begins_as_footnote(cells) && matches("^(?:[^a-z]|[^:.]*:)", first_word(cells))
}

has_word_below_numbers <- function(cells, rows, columns) {
  kind_of <- function(cells) cell_number(number_cells(cells))$kind
  any(vapply(seq_len(columns), function(column) {
    kinds <- kind_of(unlist(lapply(rows, function(row) row[column][column <= length(row)])))
    sum(kinds == "number") > sum(kinds == "text") && kind_of(cells[column]) == "text"
  }, NA))
}

may_be_sample <- function(cells, rows, columns) {
  fills_columns(cells, columns) && sum(nzchar(cells)) > 1 &&
    !(surely_begins_as_footnote(cells) && !has_number(cells) &&
        has_word_below_numbers(cells, rows, columns))
}

is_footnote <- function(cells, columns, gap) {
  marked <- begins_as_footnote(cells)
  fills <- fills_columns(cells, columns)
  if (has_number(cells)) {
    return(marked && !fills)
  }
  if (fills) {
    return(surely_begins_as_footnote(cells) || (gap && sum(nzchar(cells)) == 1))
  }
  if (marked || (gap && length(cells) == 1) || DELIMITER == " ") {
    return(marked || gap)
  }
  if (!gap && length(cells) > columns) {
    return(FALSE)
  }
  words <- strsplit(first_word(cells), " ", fixed = TRUE)[[1]]
  sum(nzchar(words)) >= (if (gap) 2 else if (length(cells) == 1) 3 else 4)
}

# How many of the rows are footnotes, from `first`, the first one that may be looked at, to the last.
count_footnotes <- function(rows, text, columns, first) {
  count <- length(rows$cells)
  last <- count
  while (last >= first && count - last <= MOST_FOOTNOTES &&
         !may_be_sample(rows$cells[[last]], tail(rows$cells, count - first + 1), columns)) {
    last <- last - 1
  }
  if (columns < 2 || last < first || count - last > MOST_FOOTNOTES) {
    return(0)
  }
  gap <- FALSE
  has_text <- FALSE
  for (at in last + seq_len(count - last)) {
    cells <- rows$cells[[at]]
    between <- text$lines[rows$last[at - 1] + seq_len(rows$begin[at] - rows$last[at - 1] - 1)]
    gap <- gap || !any(nzchar(cells)) || !all(nzchar(stripped(between, "[ \t]")))
    if (any(nzchar(cells)) && !is_footnote(cells, columns, gap)) {
      return(0)
    }
    has_text <- has_text || any(nzchar(cells))
  }
  if (has_text) count - last else 0
}

# Whether each row is named as totals are.
are_totals <- function(rows, columns) {
  if (length(rows) == 0) {
    return(logical())
  }
  cells <- unlist(rows)
  row <- rep(seq_along(rows), lengths(rows))
  words <- which(grepl("[^0-9.,+ -]", cells, perl = TRUE, useBytes = TRUE))
  first <- words[!duplicated(row[words])]
  named <- first[matches(TOTAL, lower(without_blanks(number_cells(cells[first]))))]
  seq_along(rows) %in% row[named] & lengths(rows) >= columns
}

# Half a unit of the last digit.
rounding_of <- function(digits) {
  parts <- strsplit(gsub("[eEdD]", "e", digits), "e", fixed = TRUE)[[1]]
  mark <- regexpr(DECIMAL_MARK, parts[1], fixed = TRUE)
  decimals <- if (mark > 0) nchar(parts[1]) - mark else 0
  power <- if (matches("^[+-]?[0-9]+\\z", parts[2])) as.numeric(parts[2]) else 0
  0.5 * 10^((if (abs(power) < 300) power else 0) - decimals)
}

# Whether more than half of the numbers of the last row are sums or means of those above.
sums_or_means <- function(cells, above) {
  found <- cell_number(number_cells(cells[seq_along(above)]))
  known <- which(found$kind == "number" & lengths(above) > 1)
  fitting <- vapply(known, function(column) {
    expected <- c(sum(above[[column]]), mean(above[[column]]))
    rounding <- rounding_of(found$digits[column]) * (1 + 1e-9)
    any(abs(found$value[column] - expected) <= pmax(rounding, 1e-6 * abs(expected)))
  }, NA)
  2 * sum(fitting) > length(known)
}

numbers_in <- function(rows, column) {
  cells <- vapply(rows, function(cells) c(cells[column], "")[1], "")
  found <- cell_number(number_cells(cells[!is.na(cells)]))
  found$value[found$kind == "number"]
}

# The cells of the rows without footnotes, and without the totals above these.
without_rows_below <- function(rows, text, columns) {
  if (!ROWS_BELOW) {
    return(rows$cells)
  }
  sizes <- nchar(text$lines, "bytes") + nchar(text$ends, "bytes")
  begin <- sum(sizes) - 65536
  place <- (cumsum(sizes) - sizes)[rows$begin]
  is_last <- if (begin <= 0) rep(TRUE, length(place)) else place > begin
  if (begin > 0 && any(rows$last[is_last] > rows$begin[is_last])) {
    return(rows$cells)
  }
  first <- which(c(is_last, TRUE))[1]
  cells <- head(rows$cells, length(rows$cells) - count_footnotes(rows, text, columns, first))
  named <- are_totals(cells[is_last[seq_along(cells)]], columns)
  totals <- 0
  while (totals < min(MOST_TOTALS, length(named)) && named[length(named) - totals]) {
    totals <- totals + 1
  }
  if (totals == 0 || any(head(named, length(named) - totals))) {
    return(cells)
  }
  kept <- head(cells, length(cells) - totals)
  above <- lapply(seq_len(columns), function(column) numbers_in(kept, column))
  while (totals > 0 && sums_or_means(cells[[length(cells)]], above)) {
    cells <- head(cells, -1)
    totals <- totals - 1
  }
  cells
}
)r";

}  // namespace steelyard::r
