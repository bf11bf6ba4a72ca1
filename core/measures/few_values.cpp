// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/few_values.h"

#include <algorithm>
#include <array>

namespace steelyard {
namespace {

constexpr std::size_t few = 32;

/// \return at most `few` + 1
std::size_t distinct_values(const Eigen::Ref<const Vector>& column) {
  std::array<double, few> values{};
  std::size_t count = 0;
  for (const double value : column) {
    const auto* const end = values.begin() + count;
    if (std::find(values.cbegin(), end, value) == end) {
      if (count == few) {
        return few + 1;
      }
      values.at(count++) = value;
    }
  }
  return count;
}

}  // namespace

bool have_mostly_few_values(const MatrixView& columns) {
  Index of_few = 0;
  Index of_many = 0;
  for (const auto& column : columns.colwise()) {
    const std::size_t distinct = distinct_values(column);
    of_few += distinct > 1 && distinct <= few ? 1 : 0;
    of_many += distinct > few ? 1 : 0;
  }
  return of_few > of_many;
}

bool has_at_most_two_values(const Eigen::Ref<const Vector>& column) {
  const double low = column.minCoeff();
  const double high = column.maxCoeff();
  return (column.array() == low || column.array() == high).all();
}

}  // namespace steelyard
