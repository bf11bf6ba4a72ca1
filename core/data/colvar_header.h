// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/data/file_source.h"
#include "core/data/read_control.h"

namespace steelyard {

/// The lines of a COLVAR file that begin with "#!".
struct ColvarHeader {
  std::vector<std::string> fields;
  std::uint64_t fields_line = 0;
  std::map<std::string, double> constants;  ///< numbers set by SET lines, by name
  std::uint64_t headers = 0;                ///< number of FIELDS lines; above 1 after restarts

  /// max - min of a field, `std::nullopt` unless both bounds are set.
  /// \throws Error(bad_input) if it is not positive
  [[nodiscard]] std::optional<double> period_of(const std::string& field,
                                                const std::string& where) const;
};

/// Reads all header lines of the file, wherever they are.
/// \throws Error(bad_input) that names the line, if there are no fields, if fields differ from
///         earlier ones, or if a bound is not a number or differs from an earlier one; "cancelled"
///         on stop
[[nodiscard]] ColvarHeader read_colvar_header(const FileSource& file, const ReadControl& control);

/// The value of a text such as "-pi", "2pi", "2*pi", "pi/2" or "0.5"; `std::nullopt` if it is not a
/// finite number.
[[nodiscard]] std::optional<double> parse_bound(std::string_view text);

}  // namespace steelyard
