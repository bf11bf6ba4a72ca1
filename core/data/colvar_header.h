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
  std::map<std::string, double> constants;  ///< of the SET lines that are numbers, by name
  std::uint64_t headers = 0;                ///< FIELDS lines: more than one after restarts

  /// max - min of a field that has both bounds. \throws Error(bad_input) where it is not positive
  [[nodiscard]] std::optional<double> period_of(const std::string& field,
                                                const std::string& where) const;
};

/// Reads all header lines of the file, wherever they stand.
/// \throws Error(bad_input) naming the line: no fields, other fields than before, a bound that is
///         no number or another one than before; "cancelled" on stop
[[nodiscard]] ColvarHeader read_colvar_header(const FileSource& file, const ReadControl& control);

/// "-pi", "2pi", "2*pi", "pi/2", "0.5": nothing where it is no finite number.
[[nodiscard]] std::optional<double> parse_bound(std::string_view text);

}  // namespace steelyard
