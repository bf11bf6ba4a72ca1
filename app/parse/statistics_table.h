// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "app/parse/output_stream.h"

namespace steelyard::parse {

/// The label of one code: of a number, of a text, or of a tagged missing value such as ".a".
struct CodeLabel {
  double code;       ///< NaN where the code is no number
  std::string text;  ///< the code as text
  std::string label;
};

/// One column of a file of SPSS, Stata or SAS.
struct StatisticsColumn {
  std::string name;
  std::string label;
  std::string format;
  std::string label_set;  ///< the name of the labels of its codes
  bool holds_texts = false;
  std::vector<double> values;  ///< NaN where missing; positions in `categories` if it holds texts
  std::vector<std::string> categories;
  std::unordered_map<std::string, double> positions;  ///< of the categories
  std::map<std::string, std::uint64_t> missing;       ///< codes for missing values: how many cells

  void add_text(const std::string& text);
  /// A cell that is missing in a way that has a code.
  void add_missing(const std::string& code);
};

/// What a file of SPSS, Stata or SAS holds. It grows by the rows that are there, whatever the
/// file's header claims.
struct StatisticsTable {
  std::vector<StatisticsColumn> columns;
  std::map<std::string, std::vector<CodeLabel>> label_sets;
  std::int64_t claimed_rows = -1;  ///< by the header; -1 if it does not say
  bool guessed_encoding = false;   ///< texts were read as Windows-1252
  std::size_t weighed_by = 0;      ///< the column that weighs the rows; 1 is the first, 0: none

  /// Whether all columns have equally many rows, and as many as the header claims.
  [[nodiscard]] bool is_whole() const;
  void write(OutputStream& out) const;
};

/// The shortest text from which the same number is read.
[[nodiscard]] std::string text_of(double value);

}  // namespace steelyard::parse
