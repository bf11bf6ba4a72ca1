// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/file_source.h"
#include "core/data/read_progress.h"
#include "core/message.h"

namespace steelyard {

/// What the lines of a graph of GROMACS say, in the language of Grace: '#' begins comments, '@'
/// commands, and '&' ends a set of rows (GROMACS reference manual, "xvg"; Grace user's guide).
struct XvgHeader {
  std::string x_label;                         ///< "Time (ps)"
  std::string y_label;                         ///< "(kJ/mol), (K)"
  std::map<std::size_t, std::string> legends;  ///< by the number of the series, from 0
  std::uint64_t data_begin = 0;                ///< offset of the line that holds the first row
  std::uint64_t first_line = 1;                ///< number of that line, counted from 1
  std::uint64_t data_end = 0;                  ///< offset behind the last row of the first set
  bool further_sets = false;                   ///< whether rows stand behind it
};

/// Reads the commands above the rows, and finds the end of the first set.
/// \throws Error(bad_input) if there is no row; "cancelled" on stop
[[nodiscard]] XvgHeader read_xvg_header(const FileSource& file, const ReadControl& control);

/// A text without the unit in round brackets at its end, and that unit, which may be empty.
struct LabelAndUnit {
  std::string label;
  std::string unit;
};
[[nodiscard]] LabelAndUnit split_label(std::string_view text);

/// The texts in round brackets: "kJ/mol" and "K" of "(kJ/mol), (K)".
[[nodiscard]] std::vector<std::string> units_in_label(std::string_view text);

}  // namespace steelyard
