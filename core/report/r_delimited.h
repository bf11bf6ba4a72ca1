// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

/// How a script for R reads delimited text: by the same rules as core/data/delimited_reader.h. The
/// rules are for files that the program has read: what it refuses, a script need not recognise.
namespace steelyard::r {

/// From bytes to lines of UTF-8, as core/data/readable_text.h. Needs ENCODING and QUOTE.
inline constexpr std::string_view text_decoding = R"r(
# The characters of the bytes from 0x80 to 0x9f in Windows-1252; the others stand for themselves.
WINDOWS_1252 <- c(
  0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152,
  0x8d, 0x17d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122,
  0x161, 0x203a, 0x153, 0x9d, 0x17e, 0x178)

# The bytes of characters in UTF-8. A text of R holds no zero byte, so bytes are not made a text yet.
utf8_bytes <- function(codes) {
  known <- unique(codes)
  bytes <- lapply(known, function(code) if (code == 0) as.raw(0) else charToRaw(intToUtf8(code)))
  unlist(bytes[match(codes, known)])
}

utf16_codes <- function(data, little) {
  pairs <- matrix(as.integer(data[seq_len(length(data) %/% 2 * 2)]), 2)
  units <- if (little) pairs[1, ] + 256 * pairs[2, ] else 256 * pairs[1, ] + pairs[2, ]
  high <- units >= 0xd800 & units < 0xdc00
  low <- units >= 0xdc00 & units < 0xe000
  first <- which(high & c(low[-1], FALSE))
  units[first] <- 0x10000 + (units[first] - 0xd800) * 0x400 + units[first + 1] - 0xdc00
  units[(high | low) & units < 0x10000 & !seq_along(units) %in% (first + 1)] <- 0xfffd
  if (length(first)) units[-(first + 1)] else units
}

# Without the zero bytes that a power loss leaves, and the lines that they break.
without_zeros <- function(data) {
  zero <- data == 0
  if (!any(zero)) {
    return(data)
  }
  line_end <- data == 10 | data == 13
  line <- cumsum(line_end)
  broken <- line %in% line[zero] & !line_end
  left_out <- logical(length(data))
  for (at in split(which(broken), line[broken])) {
    is_zero <- zero[at]
    at_front <- cumsum(!is_zero) == 0
    behind <- rev(cumsum(rev(!is_zero)) == 0) & !at_front
    if (all(at_front | behind | !is_zero) && max(at) == length(data)) {
      left_out[at] <- is_zero
    } else {
      left_out[at] <- at_front | any(is_zero & !at_front)
    }
  }
  data[!left_out]
}

begins_with <- function(data, bytes) identical(head(data, length(bytes)), as.raw(bytes))

# A pattern with the mark of quotes for each Q.
in_quotes <- function(pattern) gsub("Q", QUOTE, pattern, fixed = TRUE)

# The lines without their ends, what ends each of them, and which close a cell in quotes.
text_of_lines <- function(lines, ends) {
  odd_quotes <- in_quotes("(?<!Q)Q(?:QQ)*(?!Q)")
  list(lines = lines, ends = ends,
       closing = which(grepl(odd_quotes, lines, perl = TRUE, useBytes = TRUE)))
}

# Bytes that are no UTF-8 are kept for utf8_of().
lines_of <- function(data) {
  encoding <- ENCODING
  if (begins_with(data, c(0xff, 0xfe)) || begins_with(data, c(0xfe, 0xff))) {
    encoding <- if (data[1] == 0xff) "utf-16le" else "utf-16be"
  } else if (begins_with(data, c(0xef, 0xbb, 0xbf)) ||
             (startsWith(encoding, "utf-16") && !any(head(data, 65536) == 0))) {
    encoding <- "utf-8"
  }
  if (startsWith(encoding, "utf-16")) {
    data <- utf8_bytes(utf16_codes(data, encoding == "utf-16le"))
  } else if (encoding %in% c("shift-jis", "gbk")) {
    # What is no character becomes U+FFFD.
    data <- iconv(list(data), c("shift-jis" = "CP932", gbk = "GB18030")[[encoding]], "UTF-8",
                  sub = "\xef\xbf\xbd", toRaw = TRUE)[[1]]
  } else if (encoding != "utf-8") {
    codes <- as.integer(data)
    special <- encoding == "windows-1252" & codes >= 0x80 & codes < 0xa0
    codes[special] <- WINDOWS_1252[codes[special] - 0x7f]
    data <- utf8_bytes(codes)
  }
  if (begins_with(data, c(0xef, 0xbb, 0xbf))) {
    data <- data[-(1:3)]
  }
  data <- without_zeros(data)
  data <- data[seq_len(max(0, which(data != 0x1a)))]
  carriage <- data == 13
  feed <- data == 10
  is_end <- which((carriage & !c(feed[-1], FALSE)) | feed)
  ends <- ifelse(carriage[is_end], "\r", ifelse(c(FALSE, carriage)[is_end], "\r\n", "\n"))
  connection <- rawConnection(data)
  on.exit(close(connection))
  lines <- readLines(connection, warn = FALSE)
  text_of_lines(lines, c(ends, "")[seq_along(lines)])
}
)r";

/// From lines to rows of cells, as core/data/row_text.h and core/data/hash_lines.h. Needs COMMENT,
/// DELIMITER and QUOTE. Here a text is bytes, whatever R takes for the encoding of texts.
inline constexpr std::string_view row_splitting = R"r(
unmarked <- function(texts) {
  Encoding(texts) <- "unknown"
  texts
}

blanks_of <- function(delimiter) if (delimiter == "\t") "[ ]" else "[ \t]"

stripped <- function(texts, blanks = blanks_of(DELIMITER)) {
  unmarked(gsub(paste0("^", blanks, "+|", blanks, "+\\z"), "", texts, perl = TRUE, useBytes = TRUE))
}

# Some of the bytes of texts.
part <- function(texts, first, last) {
  Encoding(texts) <- "latin1"
  unmarked(substring(texts, first, last))
}

# Patterns of a cell in quotes (group 1), of any other cell (group 1) and of what stands between two.
cell_patterns <- function(delimiter) {
  around <- if (delimiter == " ") "" else paste0(blanks_of(delimiter), "*")
  mark <- if (delimiter == " ") "[ \t]" else paste0("[", delimiter, "]")
  list(quoted = paste0(around, in_quotes("Q([^Q]*+(?:QQ[^Q]*+)*+)Q"), around),
       opening = paste0("^", around, QUOTE),
       plain = paste0("([^", substring(mark, 2, nchar(mark) - 1), "]*+)"),
       mark = if (delimiter == " ") "[ \t]+" else mark)
}

# The cells of the row that begins in this line, and the last of its lines.
row_at <- function(text, at, delimiter = DELIMITER) {
  patterns <- cell_patterns(delimiter)
  rest <- text$lines[at]
  if (delimiter == " ") {
    rest <- unmarked(sub("^[ \t]+", "", rest, perl = TRUE, useBytes = TRUE))
  }
  cells <- character()
  begin <- at
  repeat {
    quoted <- quoted_cell_at(text, at, rest, patterns)
    if (is.null(quoted)) {
      found <- regexpr(paste0("^", patterns$plain), rest, perl = TRUE, useBytes = TRUE)
      size <- attr(found, "match.length")
      cells <- c(cells, stripped(part(rest, 1, size), blanks_of(delimiter)))
    } else {
      at <- quoted$at
      rest <- quoted$text
      size <- quoted$size
      cells <- c(cells, quoted$cell)
    }
    rest <- part(rest, size + 1, nchar(rest, "bytes"))
    mark <- regexpr(paste0("^", patterns$mark), rest, perl = TRUE, useBytes = TRUE)
    rest <- part(rest, 1 + max(0, attr(mark, "match.length")), nchar(rest, "bytes"))
    if (mark < 0 || (delimiter == " " && rest == "")) {
      return(list(cells = cells, begin = begin, last = at))
    }
  }
}

# A cell in quotes at the front of what is left of a line, which may end some lines below.
quoted_cell_at <- function(text, at, rest, patterns) {
  if (!grepl(patterns$opening, rest, perl = TRUE, useBytes = TRUE)) {
    return(NULL)
  }
  closed <- paste0(patterns$opening, in_quotes("[^Q]*+(?:QQ[^Q]*+)*+Q"))
  if (!grepl(closed, rest, perl = TRUE, useBytes = TRUE)) {
    last <- text$closing[text$closing > at][1]
    if (is.na(last)) {
      return(NULL)
    }
    below <- (at + 1):last
    rest <- paste0(rest, text$ends[at], paste0(text$lines[below], c(text$ends[below[-length(below)]],
                                                                  ""), collapse = ""))
    at <- last
  }
  found <- regexpr(paste0("^", patterns$quoted, "(?=", patterns$mark, "|\\z)"), rest, perl = TRUE,
                   useBytes = TRUE)
  if (found < 0) {
    return(NULL)
  }
  begin <- attr(found, "capture.start")[1]
  cell <- part(rest, begin, begin + attr(found, "capture.length")[1] - 1)
  list(at = at, text = rest, size = attr(found, "match.length"), cell = with_single_quotes(cell))
}

with_single_quotes <- function(cells) {
  unmarked(gsub(strrep(QUOTE, 2), QUOTE, cells, fixed = TRUE, useBytes = TRUE))
}
has_quotes <- function(lines) grepl(QUOTE, lines, fixed = TRUE, useBytes = TRUE)

# The cells of each line, if none is in quotes.
plain_cells <- function(lines, delimiter = DELIMITER) {
  if (delimiter == " ") {
    return(lapply(strsplit(stripped(lines, "[ \t]"), "[ \t]+", perl = TRUE, useBytes = TRUE),
                  unmarked))
  }
  # The last cell may be empty, which R leaves out.
  cells <- strsplit(paste0(lines, delimiter), delimiter, fixed = TRUE, useBytes = TRUE)
  split(stripped(unlist(cells)), rep(factor(seq_along(cells)), lengths(cells)))
}

# The cells of each line; NULL where a cell may end in a line below.
quoted_cells <- function(lines) {
  patterns <- cell_patterns(DELIMITER)
  if (DELIMITER == " ") {
    lines <- stripped(lines)
  }
  lines <- paste0(lines, DELIMITER)
  pattern <- paste0("\\G(?:", patterns$quoted, "|", patterns$plain, ")", patterns$mark)
  found <- gregexpr(pattern, lines, perl = TRUE, useBytes = TRUE)
  cells_of <- function(line, at) {
    begin <- attr(at, "capture.start")
    end <- begin + attr(at, "capture.length") - 1
    is_quoted <- begin[, 1] > 0
    plain <- stripped(part(line, begin[, 2], end[, 2]))
    if (any(startsWith(plain, QUOTE) & !is_quoted)) {
      return(NULL)
    }
    ifelse(is_quoted, with_single_quotes(part(line, begin[, 1], end[, 1])), plain)
  }
  unname(Map(cells_of, lines, found))
}

split_line <- function(line, delimiter = DELIMITER) {
  row_at(text_of_lines(line, ""), 1, delimiter)$cells
}

# Lines that are not blank and not comments. An order number such as #1001 may begin a row.
# `columns` is the number of cells if it is known, otherwise 0.
hold_rows <- function(lines, columns) {
  holds <- nzchar(stripped(lines)) & !(nzchar(COMMENT) & startsWith(lines, unmarked(COMMENT)))
  if (columns > 1 && COMMENT %in% c("", "#")) {
    for (at in which(startsWith(lines, "#") & !startsWith(lines, "#!"))) {
      cells <- split_line(lines[at])
      has_word <- grepl("^#[^ \t,;#!]", lines[at], perl = TRUE, useBytes = TRUE)
      fills <- length(cells) >= columns && !any(nzchar(cells[-seq_len(columns)]))
      holds[at] <- fills && (has_word || !(nzchar(COMMENT) || DELIMITER == " "))
    }
  }
  holds
}

# NULL if there is none.
next_row <- function(text, at, columns = 0) {
  while (at <= length(text$lines)) {
    if (hold_rows(text$lines[at], columns)) {
      return(row_at(text, at))
    }
    at <- at + 1
  }
  NULL
}

# The cells of all rows from a line on, and the first and the last line of each.
rows_from <- function(text, at, columns) {
  lines <- text$lines
  here <- seq_along(lines) >= at
  here[here] <- hold_rows(lines[here], columns)
  rows <- vector("list", length(lines))
  quoted <- has_quotes(lines)
  if (any(here & !quoted)) {
    rows[here & !quoted] <- plain_cells(lines[here & !quoted])
  }
  quoted <- which(here & quoted)
  rows[quoted] <- quoted_cells(lines[quoted])
  ends <- seq_along(lines)
  last <- 0
  for (at in quoted[lengths(rows[quoted]) == 0]) {
    if (at > last) {
      row <- row_at(text, at)
      last <- row$last
      rows[at:last] <- list(NULL)
      rows[[at]] <- row$cells
      ends[at] <- last
    }
  }
  begin <- which(lengths(rows) > 0)
  list(cells = rows[begin], begin = begin, last = ends[begin])
}
)r";

/// The layout of the file, as core/data/table_layout.h. Needs SKIP_LINES, HEADER, UNITS_ROW,
/// ROW_NAMES, TEXT_COLUMNS, all of the above,
/// r_numbers.h and r_table_end.h.
inline constexpr std::string_view delimited_reader = R"r(
# Those of a header such as "#a b c" if they fit the rows; otherwise the names as they are.
names_in_comment <- function(names, line, columns) {
  if (nzchar(COMMENT) || !startsWith(line, "#") || startsWith(line, "#!")) {
    return(names)
  }
  line <- unmarked(sub("^#+[ \t]*", "", line, perl = TRUE, useBytes = TRUE))
  found <- split_line(line)
  if (length(found) != columns || columns == 1) {
    found <- split_line(line, " ")
  } else if (!nzchar(found[1])) {
    found[1] <- "#"
  }
  fit <- length(found) == columns && all(nzchar(found)) &&
    !any(plain_number(utf8_of(found))$kind == "number")
  if (fit) found else names
}

# Those of a line such as "a b c" above "1,2,3"; otherwise the names as they are.
names_by_blanks <- function(names, line, below) {
  if (length(names) != 1 || length(below) < 2 || ROW_NAMES || DELIMITER == " ") {
    return(names)
  }
  found <- split_line(line, " ")
  is_number <- function(cells) plain_number(utf8_of(cells))$kind == "number"
  fit <- length(found) == length(below) && !anyDuplicated(found) && !any(is_number(found)) &&
    any(is_number(below))
  if (fit) found else names
}

without_empty_end <- function(names, cells) {
  while (cells > 0 && length(names) > cells && !nzchar(names[length(names)])) {
    names <- names[-length(names)]
  }
  names
}

# The names of the columns, and the line of the first row.
find_names <- function(text, at) {
  header <- next_row(text, at)
  names <- kept_text(header$cells)
  if (!HEADER) {
    second <- next_row(text, header$last + 1, length(names))
    names <- without_empty_end(names, length(second$cells))
    return(list(names = paste("column", seq_along(names)), begin = header$begin))
  }
  columns <- if (nzchar(COMMENT)) 0 else length(names) + ROW_NAMES
  first <- next_row(text, header$last + 1, columns)
  if (UNITS_ROW) {
    first <- next_row(text, first$last + 1, columns)
  }
  line <- text$lines[header$begin]
  names <- names_by_blanks(names, line, first$cells)
  names <- names_in_comment(names, line, length(first$cells))
  names <- gsub("\r\n?|\n", " ", utf8_of(names), perl = TRUE)
  names <- without_empty_end(names, length(first$cells))
  list(names = unique_names(c(if (ROW_NAMES) "row name", names)), begin = first$begin)
}

read_data <- function(path) {
  text <- lines_of(content(path))
  found <- find_names(text, SKIP_LINES + 1)
  rows <- without_rows_below(rows_from(text, found$begin, length(found$names)), text,
                             length(found$names))
  sizes <- lengths(rows)
  count <- length(rows)
  if (count > 1 && sizes[count] < length(found$names) && text$ends[length(text$ends)] == "") {
    count <- count - 1  # the file was being written
  }
  sizes <- sizes[seq_len(count)]
  cells <- unlist(rows[seq_len(count)])
  before <- cumsum(sizes) - sizes
  columns <- list()
  for (position in seq_len(min(length(found$names), sizes))) {
    name <- found$names[position]
    texts <- cells[before + position]
    columns[[name]] <- if (name %in% TEXT_COLUMNS) {
      text_column(texts, !nzchar(texts))
    } else {
      column_of(texts, HEADER && ROW_NAMES && position == 1)
    }
  }
  new_table(columns)
}
)r";

}  // namespace steelyard::r
