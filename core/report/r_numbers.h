// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

/// How a script for R reads numbers in the cells of a column.
namespace steelyard::r {

/// From cells to numbers, as core/data/cell_number.h. Needs DECIMAL_MARK and THOUSANDS_MARK.
inline constexpr std::string_view cell_numbers = R"r(
MISSING <- c("", "?", "na", "nan")
MISSING_WORDS <- c(
  "#n/a", "#div/0!", "#value!", "#ref!", "#name?", "#num!", "#null!", "#n/a n/a", "-", "--", "---",
  ".", "..", "null", "n/a", "n.a.", "none", "missing", "<na>", "\\n", "-nan", "+nan", "\u2013",
  "\u2014")
ALL_BLANKS <- "[ \t\r\n\u00a0\u202f\u2009\u2007\u200a\u3000]"
CURRENCY <- "^(?:[$\u20ac\u00a3\u00a5\u20b9\u20a9\u20bd]|US\\$|USD|EUR|CHF|GBP)"
UNIT <- "^(?:[A-Za-z%$]|[^\\x00-\\x7f])(?:[A-Za-z0-9%/^*.$-]|[^\\x00-\\x7f])*\\z"
# What stands behind the hour of a day, the number of a rank or the day of a month.
NO_UNIT <- paste0(
  "^(?:[ap]m|[ap]\\.m\\.|st|nd|rd|th|uhr|e|jan(?:uary?)?|feb(?:ruary?)?|mar(?:ch)?|m\u00e4rz?|mrz|",
  "apr(?:il)?|may|mai|jun[ei]?|jul[yi]?|aug(?:ust)?|sep(?:t(?:ember)?)?|o[ck]t(?:ober)?|",
  "nov(?:ember)?|de[cz](?:ember)?)\\z")
MARK <- paste0("[", DECIMAL_MARK, "]")
NUMBER <- gsub("M", MARK, "^[+-]?(?:[0-9]+(?:M[0-9]*)?|M[0-9]+)(?:[eE][+-]?[0-9]+)?\\z", fixed = TRUE)
# A byte that is no UTF-8 is a character from U+F780 on, see number_cells().
THOUSANDS <- switch(THOUSANDS_MARK, " " = "[ \u00a0\u2007\u2009\u202f\uf7a0]", "'" = "['\u2019]",
                    paste0("[", THOUSANDS_MARK, "]"))
GROUPED <- paste0("^[+-]?[1-9][0-9]{0,2}(?:", THOUSANDS, "[0-9]{3})+(?:", MARK, "[0-9]+)?\\z")
NUMBER_AND_MORE <- paste0(
  "^[+-]?(?:(?:[.,]", if (nzchar(THOUSANDS_MARK)) paste0("|", THOUSANDS, "(?=[0-9])"),
  ")*[0-9])+(?:[eE][+-]?[0-9]+)?")
FORTRAN <- "^(.[^dD+-]*)(?:[dD]([+-]?[0-9]{1,3})|([+-][0-9]{3}))\\z"

matches <- function(pattern, texts) grepl(pattern, texts, perl = TRUE)
without_blanks <- function(texts) {
  gsub(paste0("^", ALL_BLANKS, "+|", ALL_BLANKS, "+\\z"), "", texts, perl = TRUE)
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

# The kind of each cell, its value, no unit, and its digits without marks of thousands.
plain_number <- function(cells, grouped = TRUE) {
  count <- length(cells)
  found <- data.frame(kind = rep("text", count), value = rep(NaN, count), unit = rep("", count),
                      digits = rep("", count))
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

# "12 mg", "42%", "$1,000", "-$5"; otherwise text.
number_with_unit <- function(cells) {
  size <- size_at_front(NUMBER_AND_MORE, cells)
  unit <- ifelse(size > 0, without_blanks(substring(cells, size + 1)), "")
  found <- plain_number(substring(cells, 1, size))
  marked <- matches("[0-9]", unit) & !matches("[A-Za-z]", unit)  # "3\u2019000"
  fits <- found$kind == "number" & matches(UNIT, unit) & bytes_in(unit) <= 12 & !marked &
    !matches(NO_UNIT, lower(unit))
  found$unit <- unit
  negative <- startsWith(cells, "-")
  amount <- substring(cells, 1 + negative)
  size <- size_at_front(CURRENCY, amount)
  currency <- substring(amount, 1, size)
  amount <- without_blanks(substring(amount, size + 1))
  other <- plain_number(amount)
  other$unit <- currency
  other$value <- ifelse(negative, -other$value, other$value)
  is_amount <- size > 0 & other$kind == "number" & (!negative | matches("^[0-9]", amount))
  found[!fits, ] <- other[!fits, ]
  none <- !fits & !is_amount
  found[none, ] <- plain_number(rep("x", sum(none)))
  found
}

cell_number <- function(cells) {
  cells <- without_blanks(cells)
  word <- is_missing_word(cells)
  minus <- startsWith(cells, "\u2212")
  cells[minus] <- paste0("-", substring(cells[minus], 2))
  found <- plain_number(cells)
  found[word, c("value", "digits")] <- list(NaN, "")
  found$kind[word] <- "word for missing"
  more <- which(found$kind == "text" & bytes_in(cells) <= 64 & matches("[0-9]", cells))
  if (length(more) == 0) {
    return(found)
  }
  cells <- cells[more]
  has_exponent <- matches(FORTRAN, cells)
  mantissa <- sub(FORTRAN, "\\1", cells, perl = TRUE)
  mark <- regexpr(DECIMAL_MARK, mantissa, fixed = TRUE)
  letter <- nzchar(sub(FORTRAN, "\\2", cells, perl = TRUE))
  # Without a letter, two decimals: "3.5-100" is a range.
  is_fortran <- has_exponent & mark > 0 & (letter | nchar(mantissa) > mark + 1)
  written_out <- paste0(mantissa, "e", sub(FORTRAN, "\\2\\3", cells, perl = TRUE))
  found[more[is_fortran], ] <- plain_number(written_out[is_fortran], grouped = FALSE)
  found[more[!is_fortran], ] <- number_with_unit(cells[!is_fortran])
  found
}

loses_digits <- function(digits) {
  digits <- sub("^[+-]+", "", digits, perl = TRUE)
  loses <- nchar(digits) <= 60 & matches("^[0-9]{16,}\\z", digits)
  digits <- sub("^0+", "", digits[loses], perl = TRUE)
  zeros <- nchar(digits) - nchar(sub("0+\\z", "", digits, perl = TRUE))
  exact <- sprintf("%.0f", as.numeric(digits)) == digits
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

# Numbers, NaN where missing; or text, NA where missing, if too many cells are no numbers.
column_of <- function(cells, is_text) {
  texts <- number_cells(cells)
  found <- cell_number(texts)
  values <- found$value
  numbers <- sum(found$kind == "number")
  with_unit <- sum(nzchar(found$unit))
  has_stray <- length(unique(found$unit[nzchar(found$unit)])) > 1 || 2 * with_unit < numbers
  stray <- if (has_stray) with_unit else 0
  bad <- sum(found$kind == "text") + stray +
    if (numbers > 0) 0 else sum(found$kind == "word for missing")
  if (bad > 0 && numbers - stray >= 20 && 20 * bad < numbers - stray + bad) {
    if (stray > 0) {
      values[plain_number(without_blanks(texts))$kind != "number"] <- NaN
    }
    bad <- 0
  }
  long <- sum(loses_digits(found$digits))
  if (is_text || bad > 0 || (long > 0 && 10 * long >= sum(!is.na(values)))) {
    gaps <- plain_number(texts, grouped = FALSE)$kind == "missing"
    if (long > 0 && !is_text) {
      gaps <- gaps | is_missing_word(without_blanks(texts))
    }
    return(text_column(cells, gaps))
  }
  values
}
)r";

}  // namespace steelyard::r
