// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/truth_scaling.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "core/data/missing.h"
#include "core/measures/correlation.h"
#include "core/measures/spread.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// Of long columns, of rows spread over the table.
double deviation_of(const Dataset& table, Index column, double period) {
  constexpr Index rows_looked_at = 20000;
  const Index step = 1 + table.values.rows() / rows_looked_at;
  const auto some = Eigen::seq(Index{0}, table.values.rows() - 1, step);
  const std::vector<double> present = present_values(Vector(table.values.col(column)(some)));
  // A sum over memory that is not Eigen's own depends in its last bits on where the memory lies.
  const Vector values = Eigen::Map<const Vector>(present.data(), std::ssize(present));
  if (present.empty()) {
    return 0.0;
  }
  return period > 0.0 ? circular_deviation(values, period) : standard_deviations(values)[0];
}

/// A table, and what is said of its columns.
struct Described {
  const Dataset& table;
  const std::vector<Column>& columns;
};

struct Columns {
  Described of;
  std::vector<Index> positions;

  [[nodiscard]] const Column& at(std::size_t k) const {
    return of.columns[static_cast<std::size_t>(positions[k])];
  }
  [[nodiscard]] auto values(std::size_t k) const { return of.table.values.col(positions[k]); }
};

Columns ground_truth(const Described& table, const std::optional<Described>& truth) {
  if (!truth) {
    return {table, columns_with(table.columns, Role::truth)};
  }
  std::vector<Index> columns = columns_with(truth->columns, Role::truth);
  return {*truth, columns.empty() ? truth->table.number_columns() : std::move(columns)};
}

/// Of the first rows without missing cells; 0 where one is constant.
double correlation_of(const Eigen::Ref<const Vector>& a, const Eigen::Ref<const Vector>& b) {
  constexpr Index rows_looked_at = 500;
  Vector some_a(std::min({rows_looked_at, a.size(), b.size()}));
  Vector some_b(some_a.size());
  Index count = 0;
  for (Index row = 0; row < std::min(a.size(), b.size()) && count < some_a.size(); ++row) {
    if (std::isfinite(a[row]) && std::isfinite(b[row])) {
      some_a[count] = a[row];
      some_b[count] = b[row];
      ++count;
    }
  }
  if (count < 3) {
    return 0.0;
  }
  const double found = pearson_correlation(some_a.head(count), some_b.head(count));
  return std::isfinite(found) ? found : 0.0;
}

/// Whether each target is another input, but for a factor and little noise.
bool are_inputs_scaled(const Columns& inputs, const Columns& targets) {
  constexpr double nearly_the_same = 0.95;
  std::set<std::size_t> taken;
  for (std::size_t target = 0; target < targets.positions.size(); ++target) {
    const auto fits = [&](std::size_t input) {
      return !taken.contains(input) &&
             std::abs(correlation_of(inputs.values(input), targets.values(target))) >
                 nearly_the_same;
    };
    std::size_t input = target;  // most often in the same order
    if (input >= inputs.positions.size() || !fits(input)) {
      for (input = 0; input < inputs.positions.size() && !fits(input);) {
        ++input;
      }
    }
    if (input == inputs.positions.size()) {
      return false;
    }
    taken.insert(input);
  }
  return true;
}

/// Why different spreads of the targets are no accident of their units. It is empty if they may be
/// one. Of the inputs themselves, only a unit that all have says so.
std::string why_spreads_count(const Columns& inputs, const Columns& targets, bool themselves) {
  std::set<std::string> names;
  std::set<std::string> units;
  for (std::size_t k = 0; k < inputs.positions.size(); ++k) {
    names.insert(inputs.at(k).name);
    units.insert(inputs.at(k).unit);
  }
  bool same_names = true;
  for (std::size_t k = 0; k < targets.positions.size(); ++k) {
    same_names = same_names && names.contains(targets.at(k).name);
    units.insert(targets.at(k).unit);
  }
  if (same_names && !themselves) {
    return "they have the names of the inputs";
  }
  if (units.size() == 1 && !units.begin()->empty()) {
    return (themselves ? "all have the unit " : "they and the inputs have the unit ") +
           *units.begin();
  }
  return !themselves && are_inputs_scaled(inputs, targets) ? "each is an input, but for a factor"
                                                           : "";
}

/// One per column.
Vector deviations_of(const Columns& columns) {
  Vector deviations(std::ssize(columns.positions));
  for (std::size_t k = 0; k < columns.positions.size(); ++k) {
    deviations[static_cast<Index>(k)] =
        deviation_of(columns.of.table, columns.positions[k], columns.at(k).truth_period);
  }
  return deviations;
}

TruthScaling scaling_of(const Described& table, const std::optional<Described>& truth) {
  const Columns inputs{table, columns_with(table.columns, Role::input)};
  const Columns targets = ground_truth(table, truth);
  const bool themselves = !truth && targets.positions == inputs.positions;
  if (targets.positions.size() < 2) {
    return {};
  }
  const double ratio = spread_ratio(deviations_of(targets));
  if (ratio <= most_spread_ratio) {
    return {};
  }
  constexpr int digits = 2;
  const std::string differ =
      "the target columns spread differently (by a factor of " + short_text(ratio, digits) + ")";
  if (const std::string why = why_spreads_count(inputs, targets, themselves); !why.empty()) {
    return {false,
            differ + " and are kept so, because " + why + ": those that spread most count most"};
  }
  return {true, differ + ": each is divided by its standard deviation, so that all count alike"};
}

}  // namespace

double spread_ratio(const Vector& deviations) {
  double smallest = std::numeric_limits<double>::infinity();
  double largest = 0.0;
  for (const double deviation : deviations) {
    if (deviation > 0.0) {
      smallest = std::min(smallest, deviation);
      largest = std::max(largest, deviation);
    }
  }
  return largest > 0.0 ? largest / smallest : 1.0;
}

TruthScaling automatic_truth_scaling(const Dataset& table, const Dataset* truth) {
  return scaling_of({table, table.columns}, truth != nullptr
                                                ? std::optional(Described{*truth, truth->columns})
                                                : std::nullopt);
}

TruthScaling automatic_truth_scaling(const TableSnapshot& table, const TableSnapshot& truth) {
  return scaling_of(
      {*table.table, table.columns},
      truth.table ? std::optional(Described{*truth.table, truth.columns}) : std::nullopt);
}

}  // namespace steelyard
