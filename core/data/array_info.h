// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>

namespace steelyard {

/// One array of a file that holds several.
struct ArrayInfo {
  std::string name;        ///< as the file has it; Reading::arrays names it so
  std::string shape_text;  ///< "1429 x 10 float64"
  std::uint64_t rows = 0;
  std::uint64_t columns = 0;
  bool usable = false;  ///< numbers in one or two dimensions
  std::string trouble;  ///< why it is not usable, in plain words; else empty
  bool chosen = false;  ///< what the reader takes if nothing is said
};

}  // namespace steelyard
