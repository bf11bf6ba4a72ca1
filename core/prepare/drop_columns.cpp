// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <cmath>
#include <map>

#include "core/data/column_facts.h"
#include "core/data/read_progress.h"
#include "core/message.h"
#include "core/prepare/builtin.h"
#include "core/prepare/columns_parameter.h"

namespace steelyard {
namespace {

struct DropColumnsOptions {
  std::string columns = inputs_word;
  bool constant = true;
  bool duplicate = true;
  bool multiple = false;
};

ParameterList<DropColumnsOptions> drop_columns_parameters() {
  using Options = DropColumnsOptions;
  return {
      columns_parameter(field(&Options::columns)),
      parameter({"constant", "Constant", "Columns that are the same in all samples"},
                field(&Options::constant)),
      parameter({"duplicate", "Duplicate", "Columns equal to an earlier one in every sample"},
                field(&Options::duplicate)),
      parameter({"multiple", "Multiple", "Columns that are a linear function of an earlier one"},
                field(&Options::multiple))};
}

/// Centred, and scaled so that the largest magnitude is 1 and the first nonzero value is positive:
/// the same for all multiples, up to rounding.
Vector without_scale(const Vector& values) {
  Vector shape = values.array() - values.mean();
  const double size = shape.cwiseAbs().maxCoeff();
  if (!(size > 0.0)) {
    return Vector::Zero(values.size());
  }
  shape /= size;
  constexpr double rounding = 1e-9;
  const auto first = std::find_if(shape.begin(), shape.end(),
                                  [](double value) { return std::abs(value) > rounding; });
  return *first < 0.0 ? Vector(-shape) : shape;
}

bool same(const Vector& a, const Vector& b, double tolerance) {
  for (Index row = 0; row < a.size(); ++row) {
    const bool gaps = std::isnan(a[row]) && std::isnan(b[row]);
    if (!gaps && !(std::abs(a[row] - b[row]) <= tolerance)) {
      return false;
    }
  }
  return true;
}

/// Finds columns equal to earlier ones; each is compared only with those that have a similar sum.
class Seen {
 public:
  explicit Seen(bool multiples) : multiples_(multiples) {}

  /// Whether an equal column was added before; if not, adds this one.
  bool add(const Vector& values) {
    const Vector shape = multiples_ ? without_scale(values) : values;
    const double tolerance = multiples_ ? 1e-9 : 0.0;
    const double key = shape.array().isNaN().select(0.0, shape.array()).sum();
    const double near = tolerance * static_cast<double>(shape.size());
    for (auto it = by_sum_.lower_bound(key - near); it != by_sum_.end() && it->first <= key + near;
         ++it) {
      if (same(it->second, shape, tolerance)) {
        return true;
      }
    }
    by_sum_.emplace(key, shape);
    return false;
  }

 private:
  bool multiples_;
  std::multimap<double, Vector> by_sum_;
};

Message drop(Dataset& table, const ParameterValues& values, const ReadControl& control) {
  const auto options = options_of(drop_columns_parameters(), values);
  std::vector<bool> dropped(table.columns.size(), false);
  Index constant = 0;
  Index repeated = 0;
  Seen equals(false);
  Seen multiples(true);
  ReadProgress progress(control);
  for (const Index column : columns_of(table, options.columns)) {
    progress.at(static_cast<double>(column) / static_cast<double>(dropped.size()));
    const Vector cells = table.values.col(column);
    const bool flat = column_facts(table, column).constant;
    const bool drop_flat = flat && options.constant;
    const bool twin = !flat && ((options.duplicate && equals.add(cells)) ||
                                (options.multiple && multiples.add(cells)));
    constant += drop_flat ? 1 : 0;
    repeated += twin ? 1 : 0;
    dropped[static_cast<std::size_t>(column)] = drop_flat || twin;
  }
  std::vector<Index> kept;
  for (std::size_t column = 0; column < dropped.size(); ++column) {
    if (!dropped[column]) {
      kept.push_back(static_cast<Index>(column));
    }
  }
  table.keep_columns(kept);
  return message("step.dropped", "{1} constant and {2} repeated columns were dropped", constant,
                 repeated);
}

}  // namespace

Preparation drop_columns() {
  return {"drop-columns", "Drop columns", "Those that carry no information, or nothing new",
          schema_of<drop_columns_parameters>, drop};
}

}  // namespace steelyard
