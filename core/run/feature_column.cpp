// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/feature_column.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "core/measures/spread.h"
#include "core/positions.h"
#include "core/registry.h"

namespace steelyard {
namespace {

struct KindId {
  ValueKind kind;
  std::string_view id;
};

constexpr std::array<KindId, 10> kinds{{{ValueKind::score, "score"},
                                        {ValueKind::signed_score, "signed-score"},
                                        {ValueKind::order, "order"},
                                        {ValueKind::weight, "weight"},
                                        {ValueKind::probability, "probability"},
                                        {ValueKind::p_value, "p-value"},
                                        {ValueKind::q_value, "q-value"},
                                        {ValueKind::share, "share"},
                                        {ValueKind::error, "error"},
                                        {ValueKind::flag, "flag"}}};

FeatureColumn relative_column(const Vector& relative) {
  return {"weight",
          "Weight",
          "Learned weight times the column's standard deviation; the largest is 1",
          ValueKind::weight,
          {relative.begin(), relative.end()}};
}

/// 1 for what was taken first; NaN for what was not taken. What was taken together shares a place.
std::vector<double> places_of(const FeatureColumn& order) {
  std::vector<double> places(order.values.size(), std::numeric_limits<double>::quiet_NaN());
  double place = 0.0;
  double before = std::numeric_limits<double>::infinity();
  for (const Index feature : ranking({order})) {
    const auto at = static_cast<std::size_t>(feature);
    if (order.values[at] > 0.0) {
      place += order.values[at] < before ? 1.0 : 0.0;
      places[at] = place;
      before = order.values[at];
    }
  }
  return places;
}

}  // namespace

std::string_view value_kind_id(ValueKind kind) {
  return std::find_if(kinds.begin(), kinds.end(),
                      [kind](const KindId& each) { return each.kind == kind; })
      ->id;
}

ValueKind value_kind(std::string_view id) {
  return entry_with_id(
             kinds, id, [](const KindId& each) { return each.id; },
             message("feature_column.unknown_kind", "'{1}' is no kind of value", id))
      .kind;
}

bool is_fraction(ValueKind kind) {
  return kind == ValueKind::probability || kind == ValueKind::p_value ||
         kind == ValueKind::q_value || kind == ValueKind::share || kind == ValueKind::flag;
}

std::vector<Index> ranking(const std::vector<FeatureColumn>& columns) {
  if (columns.empty()) {
    return {};
  }
  const std::vector<double>& values = columns.front().values;
  std::vector<Index> order = all_positions(std::ssize(values));
  std::stable_sort(order.begin(), order.end(), [&](Index left, Index right) {
    const double one = values[static_cast<std::size_t>(left)];
    const double other = values[static_cast<std::size_t>(right)];
    return std::isnan(other) ? !std::isnan(one) : one > other;
  });
  return order;
}

bool ranks_nothing(const std::vector<FeatureColumn>& columns) {
  return columns.empty() ||
         (columns.front().kind == ValueKind::order &&
          std::none_of(columns.front().values.begin(), columns.front().values.end(),
                       [](double value) { return value > 0.0; }));
}

std::vector<FeatureColumn> weight_columns(const SharedMatrix& inputs, const Vector& weights) {
  return weight_columns(standard_deviations(inputs), weights);
}

std::vector<FeatureColumn> weight_columns(const Vector& deviations, const Vector& weights) {
  return {weight_column(deviations, weights),
          {"raw_weight",
           "Raw weight",
           "Learned weight, for the input in its own unit",
           ValueKind::weight,
           {weights.begin(), weights.end()}}};
}

FeatureColumn weight_column(const Vector& deviations, const Vector& weights) {
  return relative_column(comparable_weights(deviations, weights));
}

std::vector<FeatureColumn> as_shown(std::vector<FeatureColumn> columns) {
  for (FeatureColumn& column : columns) {
    if (column.kind == ValueKind::order) {
      column.values = places_of(column);
    }
  }
  return columns;
}

const FeatureColumn* first_of_amounts(const std::vector<FeatureColumn>& columns) {
  const auto found = std::find_if(columns.begin(), columns.end(), [](const FeatureColumn& column) {
    return column.kind != ValueKind::order;
  });
  return found == columns.end() ? nullptr : &*found;
}

const FeatureColumn* compared_by(const std::vector<FeatureColumn>& columns) {
  if (columns.empty()) {
    return nullptr;
  }
  const bool has_shares = columns.size() > 1 && columns.front().kind == ValueKind::order &&
                          columns[1].kind == ValueKind::share;
  return has_shares ? &columns[1] : &columns.front();
}

FeatureColumn only_of(FeatureColumn column, const std::vector<Index>& features) {
  std::vector<double> values(column.values.size(), std::numeric_limits<double>::quiet_NaN());
  for (const Index feature : features) {
    const auto at = static_cast<std::size_t>(feature);
    values.at(at) = column.values.at(at);
  }
  column.values = std::move(values);
  return column;
}

}  // namespace steelyard
