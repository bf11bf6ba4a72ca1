// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/missing_codes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// The last two are netCDF's fill values of numbers in double and in single precision.
constexpr std::array<double, 19> usual_codes{
    -99.0,     -999.0, -9999.0, -99999.0, 99.0,     999.0, 9999.0, 99999.0, -99.9,
    -999.25,   -999.9, -999.99, -9999.9,  -9999.99, -1e20, 1e20,   -9.99e8, 9.969209968386869e36,
    9.96921e36};

struct CodeCounts {
  std::array<Index, usual_codes.size()> of_code{};
  double low = std::numeric_limits<double>::infinity();    ///< of the other values
  double high = -std::numeric_limits<double>::infinity();  ///< of the other values
  Index others = 0;
};

CodeCounts counts_in(const Eigen::Ref<const Vector>& values) {
  CodeCounts found;
  for (const double value : values) {
    const bool may_be_code = std::abs(value) >= std::abs(usual_codes[0]);
    const auto* const code =
        may_be_code ? std::find(usual_codes.begin(), usual_codes.end(), value) : usual_codes.end();
    if (code != usual_codes.end()) {
      ++found.of_code.at(static_cast<std::size_t>(code - usual_codes.begin()));
    } else if (!std::isnan(value)) {
      found.low = std::min(found.low, value);
      found.high = std::max(found.high, value);
      ++found.others;
    }
  }
  return found;
}

bool stands_out(double code, Index count, const CodeCounts& column) {
  constexpr Index fewest_others = 8;
  constexpr double ranges = 2.0;
  const double range = column.high - column.low;
  const bool far = code > column.high + ranges * range || code < column.low - ranges * range;
  const bool alone = code < 0.0 && column.low >= 0.0;
  return count >= 2 && count <= column.others && column.others >= fewest_others && range > 0.0 &&
         (far || alone);
}

}  // namespace

std::vector<MissingCode> likely_missing_codes(const Eigen::Ref<const Vector>& values) {
  const CodeCounts found = counts_in(values);
  std::vector<MissingCode> likely;
  for (std::size_t at = 0; at < usual_codes.size(); ++at) {
    if (stands_out(usual_codes.at(at), found.of_code.at(at), found)) {
      likely.push_back({usual_codes.at(at), found.of_code.at(at)});
    }
  }
  return likely;
}

void propose_missing_codes(Dataset& dataset) {
  for (const Index column : dataset.number_columns()) {
    for (const MissingCode& found : likely_missing_codes(dataset.values.col(column))) {
      dataset.warnings.push_back(message(
          "table.missing_code",
          "column {1}: {2} cells hold {3}, far from the other values; the number may stand for a "
          "missing value, but it is read as a number (the step \"Codes for missing values\" makes "
          "it "
          "missing)",
          in_quotes(dataset.columns[static_cast<std::size_t>(column)].name), found.count,
          short_text(found.code, 6)));
    }
  }
}

}  // namespace steelyard
