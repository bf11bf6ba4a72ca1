// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

/// How a script for R reads numbers in the cells of a column.
namespace steelyard::r {

/// From cells to numbers, as core/data/cell_number.h. Needs DECIMAL_MARK, THOUSANDS_MARK and the
/// lists of words of r_cell_words.h.
inline constexpr std::string_view cell_numbers = R"r(
MISSING <- c("", "?", "na", "nan")
ANY_BLANK <- paste0("[", ALL_BLANKS, "]")
CURRENCY <- paste0("^(?:", paste0("\\Q", CURRENCIES, "\\E", collapse = "|"), ")")
UNIT <- "^(?:[A-Za-z%$]|[^\\x00-\\x7f])(?:[A-Za-z0-9%/^*.$-]|[^\\x00-\\x7f])*\\z"
MARK <- paste0("[", DECIMAL_MARK, "]")
NUMBER <- gsub("M", MARK, "^[+-]?(?:[0-9]+(?:M[0-9]*)?|M[0-9]+)(?:[eE][+-]?[0-9]+)?\\z", fixed = TRUE)
# A byte that is no UTF-8 is a character from U+F780 on, see number_cells().
THOUSANDS <- switch(THOUSANDS_MARK, " " = "[ \u00a0\u2007\u2009\u202f\uf7a0]", "'" = "['\u2019]",
                    paste0("[", THOUSANDS_MARK, "]"))
GROUPED <- paste0("^[+-]?[1-9][0-9]{0,2}(?:", THOUSANDS, "[0-9]{3})+(?:", MARK, "[0-9]+)?\\z")
NUMBER_AND_MORE <- paste0(
  "^[+-]?(?:(?:[.,]", if (nzchar(THOUSANDS_MARK)) paste0("|", THOUSANDS, "(?=[0-9])"),
  ")*[0-9])+(?:[eE][+-]?[0-9]+)?")
# 2015Q1, 1Q2015, 2015-W05-3, 2015M01, 20150105T0000Z
PERIOD <- paste0(
  "^(?:0*[1-4]q[-/ ]?[1-9][0-9]{3}|[1-9][0-9]{3}(?:[-/. ]?q0*[1-4]|m(?:0[1-9]|1[0-2])|",
  "[-/. ]?w0*(?:[1-9]|[1-4][0-9]|5[0-3])(?:-0*[1-7])?)|",
  "[0-9]{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])t(?:[01]?[0-9]|2[0-4]|",
  "(?:[01][0-9]|2[0-4])[0-5][0-9](?:[0-5][0-9]|60)?)(?:z|utc|gmt)?)\\z")
LAST_MINUS <- "(?<=[0-9])[-\u2212]\\z"
FACTORS <- c(k = 1e3, K = 1e3, M = 1e6)
FORTRAN <- "^(.[^dD+-]*)(?:[dD]([+-]?[0-9]{1,3})|([+-][0-9]{3}))\\z"

matches <- function(pattern, texts) grepl(pattern, texts, perl = TRUE)
without_blanks <- function(texts) {
  gsub(paste0("^", ANY_BLANK, "+|", ANY_BLANK, "+\\z"), "", texts, perl = TRUE)
}
lower <- function(texts) {
  chartr("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", texts)
}
size_at_front <- function(pattern, texts) {
  pmax(0, attr(regexpr(pattern, texts, perl = TRUE), "match.length"))
}

# As they are read as numbers. A byte that is no UTF-8 matches nothing but such a byte.
number_cells <- function(cells) {
  Encoding(cells) <- "UTF-8"
  broken <- !validUTF8(cells)
  if (any(broken)) {
    cells[broken] <- vapply(cells[broken], function(cell) {
      codes <- as.integer(charToRaw(cell))
      intToUtf8(ifelse(codes < 0x80, codes, 0xf700 + codes))
    }, "")
  }
  cells
}
bytes_in <- function(texts) {
  bytes <- nchar(texts, "bytes")
  odd <- gsub("[^\uf780-\uf7ff]", "", texts, perl = TRUE)
  bytes - nchar(odd, "bytes") / 3 * 2
}

# Of each cell: its kind, its value without the factor, its unit, its digits without marks of
# thousands, the letter that may be a factor, and whether it is marked as negative in another way.
cells_of_text <- function(count) {
  data.frame(kind = rep("text", count), value = rep(NaN, count), unit = rep("", count),
             digits = rep("", count), factor = rep("", count), marked = rep(FALSE, count))
}

# Numbers without a unit, or what else the cells are.
plain_number <- function(cells, grouped = TRUE) {
  found <- cells_of_text(length(cells))
  is_number <- matches(NUMBER, cells) & !(DECIMAL_MARK == "," & nchar(cells, "bytes") > 64)
  small <- lower(cells)
  found$kind[small %in% MISSING] <- "missing"
  found$kind[matches("^[+-]?inf(?:inity)?\\z", small)] <- "infinite"
  found$digits[is_number] <- cells[is_number]
  if (grouped && nzchar(THOUSANDS_MARK)) {
    is_grouped <- !is_number & matches(GROUPED, cells)
    found$digits[is_grouped] <- gsub(THOUSANDS, "", cells[is_grouped], perl = TRUE)
    is_number <- is_number | is_grouped
  }
  values <- as.numeric(sub(DECIMAL_MARK, ".", found$digits[is_number], fixed = TRUE))
  found$kind[is_number] <- ifelse(is.finite(values), "number", "infinite")
  found$digits[is_number][!is.finite(values)] <- ""
  found$value[is_number] <- ifelse(is.finite(values), values, NaN)
  found
}

is_missing_word <- function(texts) {
  bytes <- nchar(texts, "bytes")
  (bytes > 1 & bytes <= 8 & matches("^[*]+\\z", texts)) | lower(texts) %in% MISSING_WORDS
}

# "12 mg", "42%", "1.2k", "$1,000", "-$5"; otherwise text.
number_with_unit <- function(cells) {
  size <- size_at_front(NUMBER_AND_MORE, cells)
  behind <- substring(cells, size + 1)
  unit <- ifelse(size > 0, without_blanks(behind), "")
  found <- plain_number(substring(cells, 1, size))
  marked <- matches("[0-9]", unit) & !matches("[A-Za-z]", unit)  # "3\u2019000"
  fits <- found$kind == "number" & matches(UNIT, unit) & unit != "\u2212" & bytes_in(unit) <= 12 &
    !marked & !lower(unit) %in% NO_UNITS & !matches(PERIOD, lower(cells))
  found$unit <- unit
  found$factor <- ifelse(behind %in% names(FACTORS), behind, "")
  negative <- startsWith(cells, "-")
  amount <- substring(cells, 1 + negative)
  size <- size_at_front(CURRENCY, amount)
  currency <- substring(amount, 1, size)
  amount <- without_blanks(substring(amount, size + 1))
  last <- substring(amount, nchar(amount))
  other <- plain_number(sub("[kKM]\\z", "", amount, perl = TRUE))
  other$unit <- currency
  other$factor <- ifelse(last %in% names(FACTORS), last, "")
  other$value <- ifelse(negative, -other$value, other$value)
  is_amount <- size > 0 & other$kind == "number" & (!negative | matches("^[0-9]", amount))
  found[!fits, ] <- other[!fits, ]
  none <- !fits & !is_amount
  found[none, ] <- cells_of_text(sum(none))
  found
}

unmarked_number <- function(cells) {
  found <- plain_number(cells)
  more <- which(found$kind == "text" & bytes_in(cells) <= 64 & matches("[0-9]", cells))
  if (length(more) == 0) {
    return(found)
  }
  cells <- cells[more]
  has_exponent <- matches(FORTRAN, cells)
  mantissa <- sub(FORTRAN, "\\1", cells, perl = TRUE)
  mark <- regexpr(DECIMAL_MARK, mantissa, fixed = TRUE)
  letter <- nzchar(sub(FORTRAN, "\\2", cells, perl = TRUE))
  whole <- letter & matches("^[+-]?[0-9]+\\z", mantissa)
  # Without a mark, a letter: "1d3". Without a letter, two decimals: "3.5-100" is a range.
  is_fortran <- has_exponent & (whole | (mark > 0 & (letter | nchar(mantissa) > mark + 1)))
  written_out <- paste0(mantissa, "e", sub(FORTRAN, "\\2\\3", cells, perl = TRUE))
  found[more[is_fortran], ] <- plain_number(written_out[is_fortran], grouped = FALSE)
  found[more[!is_fortran], ] <- number_with_unit(cells[!is_fortran])
  found
}

# "(1,234.50)", "$(5)" and "1,234-"; otherwise text.
negative_number <- function(cells) {
  size <- size_at_front(CURRENCY, cells)
  sign <- substring(cells, 1, size)
  behind <- without_blanks(substring(cells, size + 1))
  bracketed <- nchar(behind) > 2 & matches("(?s)^\\(.*\\)\\z", behind)
  inside <- without_blanks(substring(behind, 2, nchar(behind) - 1))
  has_minus <- matches(LAST_MINUS, behind)
  amount <- ifelse(bracketed, inside, ifelse(has_minus, sub(LAST_MINUS, "", behind, perl = TRUE), ""))
  found <- unmarked_number(paste0(sign, amount))
  has_mark <- grepl(DECIMAL_MARK, found$digits, fixed = TRUE)
  if (nzchar(THOUSANDS_MARK)) {
    has_mark <- has_mark | matches(paste0("[0-9]", THOUSANDS, "[0-9]"), amount)
  }
  fits <- nzchar(amount) & (bracketed | has_mark) & !matches("^[-+(\u2212]", amount) & !matches(LAST_MINUS, amount) &
    found$kind == "number" & !is.na(found$value) & found$value >= 0
  found$value <- 0 - found$value
  found$marked <- TRUE
  found[!fits, ] <- cells_of_text(sum(!fits))
  found
}

cell_number <- function(cells) {
  cells <- without_blanks(cells)
  word <- is_missing_word(cells)
  is_long <- bytes_in(cells) > 64
  minus <- startsWith(cells, "\u2212") & !is_long
  cells[minus] <- paste0("-", substring(cells[minus], 2))
  found <- unmarked_number(cells)
  more <- found$kind == "text" & !is_long & matches("[0-9]", cells)
  if (any(more)) {
    found[more, ] <- negative_number(cells[more])
  }
  found[word, ] <- cells_of_text(sum(word))
  found$kind[word] <- "word for missing"
  found
}

# What stands in ="...", by which a spreadsheet is told to keep a text; other cells as they are.
kept_text <- function(cells) {
  unmarked(sub('^="([^"]*)"\\z', "\\1", cells, perl = TRUE, useBytes = TRUE))
}

loses_digits <- function(digits) {
  digits <- sub("^[+-]+", "", digits, perl = TRUE)
  loses <- nchar(digits) <= 60 & matches("^[0-9]{16,}\\z", digits)
  digits <- sub("^0+", "", digits[loses], perl = TRUE)
  zeros <- nchar(digits) - nchar(sub("0+\\z", "", digits, perl = TRUE))
  exact <- formatC(as.numeric(digits), digits = 0, format = "f") == digits
  loses[loses] <- nchar(digits) > 15 & zeros < 4 & !exact
  loses
}
)r";

/// From cells to columns, as core/data/column_settling.h.
inline constexpr std::string_view column_settling = R"r(
text_column <- function(cells, gaps) {
  cells <- utf8_of(cells)
  cells[gaps] <- NA
  cells
}

are_few <- function(bad, numbers) numbers >= 20 && 20 * bad < numbers + bad

# How often each unit occurs; beyond eight, further ones count as one without a name.
kept_apart <- function(units) {
  units <- units[nzchar(units)]
  known <- c(head(unique(units), 8), "")
  counts <- tabulate(match(units, known, nomatch = length(known)), length(known))
  data.frame(unit = known, count = counts)[counts > 0, ]
}

is_unit_symbol <- function(text) {
  bare <- substring(text, nchar(UNIT_PREFIXES) + 1)
  text %in% c(UNIT_WORDS, UNIT_SYMBOLS) ||
    any(startsWith(text, UNIT_PREFIXES) & bare %in% UNIT_SYMBOLS)
}

# As core/data/unit_row.h: a symbol, maybe with a power, or a product of these.
is_known_unit <- function(text) {
  parts <- strsplit(paste0(gsub("\u00b7", " ", text, fixed = TRUE), " "), "[/* ]")[[1]]
  one_over <- parts == "1" & seq_along(parts) < length(parts) & grepl("/", text, fixed = TRUE)
  bare <- gsub("(?<=.)(?:\u00b2|\u00b3|\u207b\u00b9|[0-9+^-]+)\\z", "", parts, perl = TRUE)
  known <- vapply(parts, is_unit_symbol, NA) | vapply(bare, is_unit_symbol, NA)
  text %in% CURRENCIES || (!all(one_over) && all(one_over | known))
}

# Whether a unit that only some numbers have is none of a code such as "16a".
may_be_of_some <- function(unit, cell) {
  at <- gregexpr(unit, cell, fixed = TRUE)[[1]]
  before <- substring(cell, 1, at[length(at)] - 1)
  without_blanks(before) != before || (!matches("^[A-Za-z]\\z", unit) && is_known_unit(unit))
}

# The unit to keep, the letters that are factors, how many numbers are stray, and whether the units
# disagree.
units_of <- function(found, texts) {
  numbers <- sum(found$kind == "number")
  units <- kept_apart(found$unit)
  as_unit <- function(sign) sum(units$count[units$unit == sign])
  as_factor <- function(sign) sum(found$factor == sign)
  signs <- intersect(names(FACTORS), found$factor)
  letter <- nrow(units) == 1 && units$unit %in% signs && units$count == numbers
  is_factor <- vapply(signs, function(sign) {
    kelvin <- sign == "K" && as_unit("K") > 0 && as_factor("k") == 0 && as_factor("M") == 0
    !letter && as_unit(sign) <= as_factor(sign) && !kelvin
  }, NA)
  taken <- signs[is_factor]
  others <- units[!units$unit %in% taken, ]
  others <- others[order(-others$count, others$unit, method = "radix"), ]
  if (nrow(others) > 0 && !others$unit[1] %in% CURRENCIES) {
    taken <- character()
  } else {
    units <- others
  }
  marked <- sum(units$count)
  if (marked == 0 || are_few(marked, numbers - marked)) {
    return(list(unit = "", factors = taken, stray = marked, disagree = FALSE))
  }
  units <- units[order(-units$count, units$unit, method = "radix"), ]
  stray <- marked - units$count[1]
  agree <- nzchar(units$unit[1]) &&
    (stray == 0 || (4 * stray <= units$count[1] && are_few(stray, numbers - stray)))
  first <- texts[match(units$unit[1], found$unit)]
  agree <- agree && (marked == numbers || may_be_of_some(units$unit[1], first))
  list(unit = units$unit[1], factors = taken, stray = if (agree) stray else 0, disagree = !agree)
}

# NaN for numbers with another unit; the others with their factor.
settled_values <- function(found, units) {
  factor <- ifelse(found$factor %in% units$factors, found$factor, "")
  values <- ifelse(nzchar(factor), found$value * FACTORS[factor], found$value)
  values[nzchar(found$unit) & found$unit != factor & found$unit != units$unit] <- NaN
  unname(values)
}

# Which cells of a text column are missing.
gaps_in_text <- function(texts, words) {
  bare <- without_blanks(texts)
  gaps <- plain_number(texts, grouped = FALSE)$kind == "missing" | (words & is_missing_word(bare))
  taken <- !gaps & lower(bare) %in% setdiff(MISSING_WORDS, MAY_BE_TEXT)
  signs <- matches("^(?:[!-/:-@\\[-`{-~]|\u2013|\u2014)+\\z", bare)
  if (any(signs & !gaps & !taken)) {
    taken <- taken & !signs
  }
  if (all(matches("^[A-Za-z]\\z", bare[!gaps & !taken]))) {
    taken <- taken & bare != "-"
  }
  if (length(unique(texts[!gaps])) - length(unique(texts[taken])) < 2) {
    return(gaps)
  }
  gaps | taken
}

# Whether numbers in brackets stand below each of the others.
are_standard_errors <- function(texts, found) {
  numbers <- found$value[found$kind == "number"]
  marked <- texts[found$marked]
  length(numbers) >= 6 && 2 * length(marked) == length(numbers) &&
    grepl("(", marked[1], fixed = TRUE) && all(numbers[c(FALSE, TRUE)] <= 0)
}

# Numbers, NaN where missing; or text, NA where missing, if too many cells are no numbers.
column_of <- function(cells, is_text) {
  is_text <- is_text || any(grepl('^="0[0-9]+"\\z', cells, perl = TRUE, useBytes = TRUE))
  cells <- kept_text(cells)
  texts <- number_cells(cells)
  found <- cell_number(texts)
  numbers <- sum(found$kind == "number")
  units <- units_of(found, texts)
  bad <- sum(found$kind == "text") + units$stray +
    if (numbers > 0) 0 else sum(found$kind == "word for missing")
  disagree <- units$disagree || 5 * (numbers - sum(found$marked)) < numbers ||
    are_standard_errors(texts, found)
  values <- settled_values(found, units)
  long <- sum(loses_digits(found$digits))
  if (is_text || disagree || (bad > 0 && !are_few(bad, numbers - units$stray)) ||
      (long > 0 && 10 * long >= sum(!is.na(values)))) {
    return(text_column(cells, gaps_in_text(texts, long > 0 && !is_text)))
  }
  values
}
)r";

}  // namespace steelyard::r
