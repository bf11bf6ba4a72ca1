// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

/// How a script for R opens a file, and how it reads the COLVAR files of PLUMED.
namespace steelyard::r {

/// Needs SHA256. R itself can make such a sum from 4.5 on.
inline constexpr std::string_view file_content = R"r(
# The name of a file is bytes, but for Windows.
path_of <- function(text) {
  if (.Platform$OS.type != "windows") {
    Encoding(text) <- "unknown"
  }
  text
}

unpacked <- function(path) {
  connection <- gzfile(path, "rb")
  on.exit(close(connection))
  pieces <- list()
  repeat {
    piece <- readBin(connection, "raw", 2^24)
    if (length(piece) == 0) {
      return(unlist(pieces))
    }
    pieces <- c(pieces, list(piece))
  }
}

# R before 4.5 cannot tell whether the file has changed.
note_change <- function(path, data) {
  if (nzchar(SHA256) && exists("sha256sum", asNamespace("tools"), inherits = FALSE)) {
    copy <- tempfile()
    on.exit(unlink(copy))
    writeBin(data, copy)
    if (get("sha256sum", asNamespace("tools"))(copy) != SHA256) {
      message("note: ", path, " is not the file of the run, or has changed since")
    }
  }
}

# The bytes of a file, unpacked.
content <- function(path) {
  data <- readBin(path, "raw", file.size(path))
  if (identical(head(data, 2), as.raw(c(0x1f, 0x8b)))) {
    data <- unpacked(path)
  }
  note_change(path, data)
  data
}
)r";

/// What readers of several formats do with texts.
inline constexpr std::string_view reading_names = R"r(
# A cell with bytes that are no UTF-8 is Latin-1 as a whole.
utf8_of <- function(cells) {
  Encoding(cells) <- "UTF-8"
  broken <- !validUTF8(cells)
  if (any(broken)) {
    cells[broken] <- vapply(cells[broken], function(cell) intToUtf8(as.integer(charToRaw(cell))), "")
  }
  cells
}

# A column without a name is called by its number, a second x "x (2)".
unique_names <- function(names) {
  if (all(nzchar(names)) && !anyDuplicated(names)) {
    return(names)
  }
  taken <- character()
  for (position in seq_along(names)) {
    own <- names[position]
    name <- stem <- if (nzchar(own)) own else paste("column", position)
    copy <- 1
    while (name %in% taken || (name != own && name %in% names)) {
      copy <- copy + 1
      name <- paste0(stem, " (", copy, ")")
    }
    taken[position] <- name
  }
  taken
}
)r";

/// By the rules of core/data/colvar_reader.h. Needs reading_names.
inline constexpr std::string_view colvar_reader = R"r(
decimals_of <- function(words) nchar(sub("^[^.]*\\.?", "", words, useBytes = TRUE), "bytes")

# Fewer digits than above in the last number alone: the file was being written.
ends_in_cut_number <- function(words, above) {
  here <- decimals_of(words)
  there <- decimals_of(above)
  last <- length(here)
  last == length(there) && identical(here[-last], there[-last]) && there[last] > max(2, here[last])
}

# The names of the fields and the rows, without those that a stop or a restart cut.
rows_of_colvar <- function(lines, ends_open) {
  splits <- strsplit(gsub("^[ \t]+", "", lines, useBytes = TRUE), "[ \t]+", useBytes = TRUE)
  fields <- character()
  rows <- list()
  since_header <- 0
  is_row <- FALSE
  for (number in seq_along(lines)) {
    line <- lines[number]
    words <- splits[[number]]
    is_comment <- startsWith(line, "#") && !startsWith(line, "#!")
    marks <- if (is_comment) -1 else gregexpr("#!", line, fixed = TRUE, useBytes = TRUE)[[1]]
    mark <- marks[length(marks)]
    if (mark > 0) {
      behind <- rawToChar(charToRaw(line)[-seq_len(mark + 1)])
      words <- strsplit(gsub("^[ \t]+", "", behind, useBytes = TRUE), "[ \t]+", useBytes = TRUE)[[1]]
    }
    is_names <- mark > 0 && identical(words[1], "FIELDS")
    is_row <- !(mark == 1 || is_names || is_comment) && length(words) > 0
    if (mark == 1 || is_names) {
      if (is_names && !(number == length(lines) && ends_open && length(fields) > 0)) {
        if (mark == 1 && since_header > 0 && length(rows[[length(rows)]]) < length(fields)) {
          rows <- rows[-length(rows)]
        }
        if (length(fields) == 0) {
          fields <- words[-1]
        }
      }
      since_header <- 0
    } else if (is_row) {
      rows[[length(rows) + 1]] <- words
      since_header <- since_header + 1
    }
  }
  count <- length(rows)
  if (ends_open && is_row && count > 1) {
    cut <- since_header > 1 && ends_in_cut_number(rows[[count]], rows[[count - 1]])
    if (length(rows[[count]]) < length(fields) || cut) {
      rows <- rows[-count]
    }
  }
  list(fields = fields, rows = rows)
}

read_data <- function(path) {
  data <- content(path)
  data <- data[seq_len(max(0, which(data != 0x1a)))]
  connection <- rawConnection(data)
  on.exit(close(connection))
  found <- rows_of_colvar(readLines(connection, warn = FALSE),
                          !data[length(data)] %in% as.raw(c(10, 13)))
  words <- unlist(found$rows)
  missing <- toupper(words) %in% c("?", "NA", "NAN")
  words[missing] <- "NaN"
  values <- matrix(as.numeric(words), nrow = length(found$rows), byrow = TRUE)
  columns <- lapply(seq_len(ncol(values)), function(column) values[, column])
  names(columns) <- unique_names(utf8_of(found$fields))[seq_along(columns)]
  new_table(columns)
}
)r";

}  // namespace steelyard::r
