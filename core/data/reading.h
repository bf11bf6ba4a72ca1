// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/data/dialect.h"
#include "core/message.h"

namespace steelyard {

/// How to read a file, as far as specified.
struct Reading {
  std::optional<Dialect> dialect;   ///< of delimited text; guessed if not given
  std::vector<std::string> arrays;  ///< side by side in this order; if empty, the reader chooses
  friend bool operator==(const Reading&, const Reading&) = default;
};

/// A column of an array that has a name of its own or holds texts.
struct ArrayColumn {
  std::string name;  ///< empty if it has none
  bool text = false;
  friend bool operator==(const ArrayColumn&, const ArrayColumn&) = default;
};

/// One array of a file that holds several arrays.
struct ArrayInfo {
  std::string name;        ///< as in the file; also used in Reading::arrays
  std::string shape_text;  ///< "1429 x 10 float64"
  std::uint64_t rows = 0;
  std::uint64_t columns = 0;
  bool usable = false;  ///< whether it holds numbers in one or two dimensions, records or texts
  Message trouble;      ///< why it is not usable; otherwise says nothing
  bool chosen = false;  ///< whether the reader takes it by default
  std::vector<ArrayColumn> described{};  ///< its columns; empty if all are numbers without names
  /// Whether it is a sheet of a workbook: its rows are not all samples, and a table is one sheet.
  bool sheet = false;
};

}  // namespace steelyard
