// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

/// The parts of a script for R that are the same for every run that needs them; those that read
/// files are in r_delimited.h, r_numbers.h and r_files.h.
namespace steelyard::r {

inline constexpr std::string_view table_functions = R"r(
# Columns by name; `rows` are the rows of the file, from 1.
new_table <- function(columns) list(columns = columns, rows = seq_along(columns[[1]]))

keep <- function(table, samples) {
  table$columns <- lapply(table$columns, function(cells) cells[samples])
  table$rows <- table$rows[samples]
  table
}

# Columns by names, numbers from 1 and ranges such as "1-4,7", in the order of the table.
named <- function(table, text) {
  names <- names(table$columns)
  position <- function(part) {
    part <- trimws(part)
    if (part %in% names) match(part, names) else if (grepl("^[0-9]+$", part)) as.integer(part) else NA
  }
  range_of <- function(part) {
    if (!is.na(position(part))) {
      return(position(part))
    }
    for (dash in gregexpr("-", part, fixed = TRUE)[[1]]) {
      first <- position(substring(part, 1, dash - 1))
      last <- position(substring(part, dash + 1))
      if (!is.na(first) && !is.na(last)) {
        return(seq_len(last)[seq_len(last) >= first])
      }
    }
    NULL
  }
  parts <- if (text %in% names) text else strsplit(text, ",", fixed = TRUE)[[1]]
  names[sort(unique(unlist(lapply(parts, range_of))))]
}

# Where none of these columns is missing.
complete <- function(table, names) {
  gaps <- vapply(table$columns[names], is.na, logical(length(table$rows)))
  rowSums(matrix(gaps, ncol = length(names))) == 0
}
)r";

inline constexpr std::string_view scale_step = R"r(
scale_columns <- function(table, names, by) {
  for (name in names) {
    cells <- table$columns[[name]]
    present <- cells[!is.na(cells)]
    if (length(present) == 0 || min(present) == max(present)) {
      next
    }
    if (by == "range") {
      centre <- min(present)
      spread <- max(present) - centre
    } else if (by == "quartiles") {
      quartiles <- quantile(present, c(0.25, 0.5, 0.75), names = FALSE)
      centre <- quartiles[2]
      spread <- quartiles[3] - quartiles[1]
    } else {
      centre <- mean(present)
      spread <- sqrt(mean((present - centre)^2))
    }
    if (spread > 0) {
      table$columns[[name]] <- (cells - centre) / spread
    }
  }
  table
}
)r";

inline constexpr std::string_view log_step = R"r(
take_logarithms <- function(table, names, logarithm, offset) {
  for (name in names) {
    cells <- table$columns[[name]] + offset
    if (any(cells <= 0, na.rm = TRUE)) {
      stop("column '", name, "' has values without a logarithm")
    }
    table$columns[[name]] <- logarithm(cells)
  }
  table
}
)r";

inline constexpr std::string_view median_step = R"r(
fill_with_medians <- function(table, names) {
  for (name in names) {
    cells <- table$columns[[name]]
    table$columns[[name]] <- ifelse(is.na(cells), median(cells, na.rm = TRUE), cells)
  }
  table
}
)r";

/// \see encoded_columns() in r_preparation.h
inline constexpr std::string_view text_filling_step = R"r(
# What the columns of 0 and 1 of one text are filled with: its most frequent value is 1.
most_frequent <- function(table, names) {
  cells <- do.call(rbind, table$columns[names])
  low <- apply(cells, 1, function(row) min(row, Inf, na.rm = TRUE))
  high <- apply(cells, 1, function(row) max(row, -Inf, na.rm = TRUE))
  known <- cells[, colSums(is.na(cells)) == 0, drop = FALSE]
  is_set <- known == high & low < high
  place <- vapply(seq_len(ncol(known)),
                  function(sample) c(which(is_set[, sample]), length(names) + 1)[1], 0)
  most <- which.max(tabulate(place, length(names) + 1))
  ifelse(seq_along(names) == most, high, low)
}

# Numbers with their median, but what was made of text with one of its values.
fill_with_one_of_values <- function(table, names, encoded) {
  fillers <- numeric()
  for (one in encoded) {
    made <- Filter(function(new) new$name %in% names(table$columns), one$columns)
    own <- vapply(made, function(new) new$name, "")
    is_indicator <- !vapply(made, function(new) is.nan(new$other), NA)
    if (any(is_indicator)) {
      fillers[own[is_indicator]] <- most_frequent(table, own[is_indicator])
    }
    for (name in own[!is_indicator]) {
      present <- sort(table$columns[[name]])
      fillers[name] <- present[(length(present) + 1) %/% 2][1]
    }
  }
  for (name in names) {
    cells <- table$columns[[name]]
    if (anyNA(cells) && !all(is.na(cells))) {
      filler <- if (name %in% names(fillers)) fillers[[name]] else median(cells, na.rm = TRUE)
      table$columns[[name]] <- ifelse(is.na(cells), filler, cells)
    }
  }
  table
}
)r";

inline constexpr std::string_view indicator_step = R"r(
mark_missing <- function(table, names) {
  for (name in names) {
    gaps <- is.na(table$columns[[name]])
    indicator <- paste(name, "is missing")
    if (any(gaps) && !indicator %in% names(table$columns)) {
      table$columns[[indicator]] <- as.numeric(gaps)
    }
  }
  table
}
)r";

inline constexpr std::string_view codes_step = R"r(
take_codes <- function(table, names, codes) {
  for (name in names) {
    table$columns[[name]][table$columns[[name]] %in% codes] <- NA
  }
  table
}
)r";

inline constexpr std::string_view numbers_step = R"r(
# The decimal mark is the point or the comma, whichever makes more cells numbers.
make_numbers <- function(table, names) {
  numbers_with <- function(cells, mark) {
    number <- gsub("M", mark, "^[+-]?([0-9]+([M][0-9]*)?|[M][0-9]+)([eE][+-]?[0-9]+)?$", fixed = TRUE)
    fits <- !is.na(cells) & grepl(number, cells, perl = TRUE, useBytes = TRUE)
    values <- rep(NaN, length(cells))
    values[fits] <- as.numeric(sub(mark, ".", cells[fits], fixed = TRUE))
    values[is.infinite(values)] <- NaN
    values
  }
  for (name in names) {
    with_point <- numbers_with(table$columns[[name]], ".")
    with_comma <- numbers_with(table$columns[[name]], ",")
    more <- sum(!is.nan(with_comma)) > sum(!is.nan(with_point))
    table$columns[[name]] <- if (more) with_comma else with_point
  }
  table
}
)r";

/// \see encoded_columns() in r_preparation.cpp
inline constexpr std::string_view encode_step = R"r(
# Texts become numbers; what none of the new columns knows stays text.
# A new column is its name, texts and their numbers, the number of any other text, and that of a
# missing cell.
encode <- function(table, names, encoded) {
  known <- vapply(encoded, function(one) one$text, "")
  columns <- list()
  for (name in names(table$columns)) {
    cells <- table$columns[[name]]
    if (!name %in% names || !name %in% known) {
      columns[[name]] <- cells
      next
    }
    for (new in encoded[[match(name, known)]]$columns) {
      values <- new$numbers[match(cells, new$texts)]
      values[!cells %in% new$texts] <- new$other
      values[is.na(cells)] <- new$missing
      columns[[new$name]] <- as.numeric(values)
    }
  }
  table$columns <- columns
  table
}
)r";

inline constexpr std::string_view stride_step = R"r(
every <- function(table, stride, first) {
  place <- seq_along(table$rows)
  place >= first & (place - first) %% stride == 0
}
)r";

inline constexpr std::string_view filter_step = R"r(
# Where a condition such as "x1 > 0.5" holds; a missing cell satisfies none.
meets <- function(table, condition) {
  compare <- list("<=" = `<=`, ">=" = `>=`, "!=" = `!=`, "==" = `==`, "<" = `<`, ">" = `>`,
                  "=" = `==`)
  for (sign in names(compare)) {
    for (at in gregexpr(sign, condition, fixed = TRUE)[[1]]) {
      name <- trimws(substring(condition, 1, at - 1))
      value <- trimws(substring(condition, at + nchar(sign)))
      if (at > 0 && name %in% names(table$columns)) {
        cells <- table$columns[[name]]
        if (is.character(cells)) {
          return(!is.na(cells) & (cells == value) == (sign != "!="))
        }
        return(!is.na(cells) & compare[[sign]](cells, as.numeric(value)))
      }
    }
  }
  stop("no column of the table is compared in: ", condition)
}
)r";

inline constexpr std::string_view wrap_step = R"r(
# Into one period, if the values cover more.
wrap <- function(cells, period) {
  if ((max(cells) - min(cells)) / period <= 1 + 1e-6) {
    return(cells)
  }
  periods <- cells / period
  # Half a period counts as a whole one, away from 0.
  nearest <- trunc(periods + ifelse(periods < 0, -0.5, 0.5))
  period * (periods - (if (min(cells) < 0) nearest else floor(periods)))
}
)r";

/// What the run selected. Needs INPUTS and CHOSEN; the second also needs WEIGHTS, the third MAP and
/// MIXED.
inline constexpr std::string_view chosen_columns = R"r(
chosen_columns <- function(table) {
  values <- matrix(unlist(unname(table$columns[INPUTS[CHOSEN]])), ncol = length(CHOSEN))
  if (anyNA(values)) {
    stop("the chosen columns have missing cells")
  }
  colnames(values) <- INPUTS[CHOSEN]
  values
}
)r";
inline constexpr std::string_view plain_reduction = R"r(
# The chosen columns as they are.
reduce <- function(table) chosen_columns(table)
)r";
inline constexpr std::string_view weighted_reduction = R"r(
# The chosen columns, each times its weight; the largest weight of all inputs is 1.
reduce <- function(table) {
  values <- chosen_columns(table)
  values * rep(WEIGHTS, each = nrow(values))
}
)r";
inline constexpr std::string_view mapped_reduction = R"r(
# The components that a linear map makes of the chosen columns.
reduce <- function(table) {
  components <- unname(chosen_columns(table)) %*% t(MAP)
  colnames(components) <- paste0("component_", seq_len(ncol(components)), MIXED)
  components
}
)r";

inline constexpr std::string_view table_writer = R"r(
# Numbers in as few digits as give them back.
texts_of <- function(cells) {
  if (is.character(cells)) {
    texts <- cells
  } else {
    texts <- character(length(cells))
    more <- which(!is.na(cells))
    for (digits in 15:17) {
      texts[more] <- formatC(cells[more], width = 1, digits = digits, format = "g")
      more <- more[as.numeric(texts[more]) != cells[more]]
    }
  }
  texts[is.na(cells)] <- ""
  enc2utf8(texts)
}

quoted_if_needed <- function(texts) {
  needed <- grepl("[\",\r\n]|^[ \t#]|[ \t]$", texts, perl = TRUE)
  texts[needed] <- paste0('"', gsub('"', '""', texts[needed], fixed = TRUE), '"')
  texts
}

write_reduced <- function(path, table, values) {
  columns <- lapply(seq_len(ncol(values)), function(column) values[, column])
  cells <- lapply(c(unname(table$columns[NAMED_BY]), columns), texts_of)
  lines <- do.call(paste, c(lapply(cells, quoted_if_needed), sep = ","))
  header <- paste(quoted_if_needed(enc2utf8(c(NAMED_BY, colnames(values)))), collapse = ",")
  connection <- file(path, "wb")
  on.exit(close(connection))
  writeLines(c(header, lines), connection, sep = "\n", useBytes = TRUE)
}

main <- function() {
  words <- commandArgs(trailingOnly = TRUE)
  target <- if (length(words) > 1) words[2] else "reduced.csv"
  table <- prepare(read_data(if (length(words) > 0) words[1] else path_of(TABLE)))
  values <- reduce(table)
  write_reduced(target, table, values)
  cat(nrow(values), " samples with ", ncol(values), " columns written to ", target, "\n", sep = "")
}

# Not if another script takes its functions by source().
if (sys.nframe() == 0L) {
  main()
}
)r";

}  // namespace steelyard::r
