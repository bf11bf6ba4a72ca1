// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/file_source.h"
#include "core/data/read_progress.h"

namespace steelyard {

/// A line of a COLVAR file that holds no whole row, because the simulation was killed while it
/// wrote the line, and started again or not.
struct CutLine {
  enum Why : std::uint8_t { before_restart, at_end };

  std::uint64_t begin = 0;   ///< offset in the file
  std::uint64_t end = 0;     ///< offset of the next line
  std::uint64_t number = 0;  ///< counted from 1
  Why why = before_restart;
};

/// The lines of a COLVAR file that begin with "#!".
struct ColvarHeader {
  std::vector<std::string> fields;
  std::uint64_t fields_line = 0;
  std::map<std::string, double> constants;   ///< numbers set by SET lines, by name
  std::vector<std::uint64_t> restart_lines;  ///< of the FIELDS lines after the first
  std::vector<CutLine> cut_lines;            ///< in the order of the file

  /// max - min of a field, `std::nullopt` unless both bounds are set.
  /// \throws Error(bad_input) if it is not positive
  [[nodiscard]] std::optional<double> period_of(const std::string& field,
                                                const std::string& where) const;
};

/// Reads all header lines of the file, wherever they are, also one that begins behind the beginning
/// of a row: that row was cut. A row with too few cells directly before a later header was cut,
/// too, and so was a last row that ends within a number of a fixed format. A later header without a
/// line end at the end of the file is left out.
/// \throws Error(bad_input) that names the line, if there are no fields, if fields differ from
///         earlier ones, or if a bound is not a number or differs from an earlier one; "cancelled"
///         on stop
[[nodiscard]] ColvarHeader read_colvar_header(const FileSource& file, const ReadControl& control);

/// The value of a text such as "-pi", "2pi", "2*pi", "pi/2" or "0.5"; `std::nullopt` if it is not a
/// finite number.
[[nodiscard]] std::optional<double> parse_bound(std::string_view text);

}  // namespace steelyard
