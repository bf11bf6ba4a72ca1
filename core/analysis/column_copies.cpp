// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/column_copies.h"

#include <algorithm>
#include <cmath>

namespace steelyard {
namespace {

/// Samples x 1, mean 0 and length 1, its first cell that differs from 0 positive; NaN where
/// missing. Empty for a constant column.
Vector standard_form(const Dataset& dataset, Index column, Index step) {
  const Index rows = (dataset.samples() + step - 1) / step;
  Vector form(rows);
  double sum = 0.0;
  double count = 0.0;
  for (Index row = 0; row < rows; ++row) {
    form[row] = dataset.values(row * step, column);
    if (!std::isnan(form[row])) {
      sum += form[row];
      count += 1.0;
    }
  }
  const double mean = sum / count;
  double squares = 0.0;
  double largest = 0.0;
  for (double& value : form) {
    largest = std::isnan(value) ? largest : std::max(largest, std::abs(value));
    value -= mean;
    squares += std::isnan(value) ? 0.0 : value * value;
  }
  constexpr double rounding = 1e-14;
  if (!(std::sqrt(squares) > rounding * largest * std::sqrt(count))) {
    return {};
  }
  constexpr double small = 1e-6;
  const double length = std::sqrt(squares);
  const auto first = std::find_if(form.begin(), form.end(), [&](double value) {
    return std::abs(value) > small * length / std::sqrt(count);
  });
  form *= (*first < 0.0 ? -1.0 : 1.0) / length;
  return form;
}

/// Nearly the same for columns of the same form, different for nearly all others.
double fingerprint(const Vector& form) {
  constexpr double golden = 0.6180339887498949;
  double sum = 0.0;
  double phase = 0.0;
  for (const double value : form) {
    phase += golden;
    phase -= std::floor(phase);
    sum += std::isnan(value) ? 0.0 : value * (phase - 0.5);
  }
  return sum;
}

bool same_form(const Vector& one, const Vector& other) {
  constexpr double tolerance = 1e-9;
  return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](double a, double b) {
    return std::isnan(a) == std::isnan(b) && !(std::abs(a - b) > tolerance);
  });
}

struct Print {
  double value = 0.0;
  Index column = 0;
};

std::vector<Print> prints_of(const Dataset& dataset, Index step) {
  std::vector<Print> prints;
  for (Index column = 0; column < std::ssize(dataset.columns); ++column) {
    if (const Vector form = standard_form(dataset, column, step); form.size() > 0) {
      prints.push_back({fingerprint(form), column});
    }
  }
  std::sort(prints.begin(), prints.end(), [](const Print& one, const Print& other) {
    return one.value < other.value || (one.value == other.value && one.column < other.column);
  });
  return prints;
}

}  // namespace

std::vector<std::optional<Index>> copied_from(const Dataset& dataset, Index most_cells) {
  constexpr double near = 1e-10;
  constexpr std::size_t most_compared = 8;
  constexpr Index fewest_rows = 3;  // any two numbers are equal to any other two up to scale
  std::vector<std::optional<Index>> originals(dataset.columns.size());
  if (dataset.samples() < fewest_rows) {
    return originals;
  }
  const Index step = std::max<Index>(1, dataset.values.size() / most_cells);
  const std::vector<Print> prints = prints_of(dataset, step);
  std::vector<Index> first_of(dataset.columns.size());
  for (Index column = 0; column < std::ssize(first_of); ++column) {
    first_of[static_cast<std::size_t>(column)] = column;
  }
  const auto kind = [&](Index column) {
    return dataset.columns[static_cast<std::size_t>(column)].kind;
  };
  for (std::size_t at = 1; at < prints.size(); ++at) {
    const Index column = prints[at].column;
    for (std::size_t back = 1; back <= std::min(at, most_compared); ++back) {
      const Print& other = prints[at - back];
      if (prints[at].value - other.value > near) {
        break;
      }
      if (kind(column) == kind(other.column) &&
          same_form(standard_form(dataset, column, step),
                    standard_form(dataset, other.column, step))) {
        first_of[static_cast<std::size_t>(column)] =
            first_of[static_cast<std::size_t>(other.column)];
        break;
      }
    }
  }
  // The original is the copy that stands first in the table.
  std::vector<Index> lowest = first_of;
  for (Index column = 0; column < std::ssize(first_of); ++column) {
    Index& low = lowest[static_cast<std::size_t>(first_of[static_cast<std::size_t>(column)])];
    low = std::min(low, column);
  }
  for (Index column = 0; column < std::ssize(first_of); ++column) {
    const Index low = lowest[static_cast<std::size_t>(first_of[static_cast<std::size_t>(column)])];
    if (low != column) {
      originals[static_cast<std::size_t>(column)] = low;
    }
  }
  return originals;
}

}  // namespace steelyard
