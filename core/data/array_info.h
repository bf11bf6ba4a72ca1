// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>

namespace steelyard {

/// One array of a file that holds several arrays.
struct ArrayInfo {
  std::string name;        ///< as in the file; also used in Reading::arrays
  std::string shape_text;  ///< "1429 x 10 float64"
  std::uint64_t rows = 0;
  std::uint64_t columns = 0;
  bool usable = false;  ///< whether it holds numbers in one or two dimensions
  std::string trouble;  ///< why it is not usable, in plain words; otherwise empty
  bool chosen = false;  ///< whether the reader takes it by default
};

}  // namespace steelyard
