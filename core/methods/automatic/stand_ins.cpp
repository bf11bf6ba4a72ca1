// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/stand_ins.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>
#include <utility>

#include "core/measures/correlation.h"
#include "core/methods/automatic/unit_words.h"

namespace steelyard::automatic {
namespace {

bool has(const std::vector<Index>& columns, Index column) {
  return std::find(columns.begin(), columns.end(), column) != columns.end();
}

/// "rm", or "one of rm, zn".
Message one_of(const Problem& problem, const ColumnUnits& units, const std::vector<Index>& some) {
  const Message names = units_in_words(problem, units, some);
  return some.size() == 1 ? names : message("automatic.one_of", "one of {1}", names);
}

/// What stands in for one selected column: the copies, or those that were tried.
std::vector<Index> standing_in_for(Index selected, const std::vector<StandIn>& found, bool copies) {
  std::vector<Index> columns;
  for (const StandIn& each : found) {
    if (each.selected == selected && copies == !each.loss) {
      columns.push_back(each.instead);
    }
  }
  return columns;
}

/// See correlations_of_units().
/// \param pairs  correlations of the columns of one unit with those of another
double likeness(const Matrix& pairs) {
  if (pairs.size() == 1) {
    return pairs(0, 0);
  }
  const Matrix sizes = pairs.cwiseAbs();
  return std::min(sizes.rowwise().maxCoeff().minCoeff(), sizes.colwise().maxCoeff().minCoeff());
}

/// Each once, in their order.
std::vector<Index> selected_of(const std::vector<StandIn>& found) {
  std::vector<Index> columns;
  for (const StandIn& each : found) {
    if (!has(columns, each.selected)) {
      columns.push_back(each.selected);
    }
  }
  return columns;
}

}  // namespace

Matrix correlations_of_units(const Matrix& inputs, const std::vector<Index>& selected,
                             const ColumnUnits& units) {
  Matrix of_columns = correlations_with(inputs, units.columns_of(selected));
  if (units.each_alone()) {
    return of_columns;
  }
  const std::vector<std::vector<Index>> sets = units.sets(inputs.cols());
  Matrix of_units(std::ssize(sets), std::ssize(selected));
  Index first = 0;
  for (std::size_t place = 0; place < selected.size(); ++place) {
    const Index width = std::ssize(sets[static_cast<std::size_t>(selected[place])]);
    for (std::size_t unit = 0; unit < sets.size(); ++unit) {
      const Matrix pairs = of_columns(sets[unit], Eigen::seqN(first, width));
      of_units(static_cast<Index>(unit), static_cast<Index>(place)) = likeness(pairs);
    }
    first += width;
  }
  return of_units;
}

StandIns::StandIns(const Matrix& inputs, std::vector<Index> selection, Judge judge,
                   ColumnUnits units)
    : selection_(std::move(selection)), judge_(judge), units_(std::move(units)) {
  const Matrix correlations = correlations_of_units(inputs, selection_, units_);
  for (Index place = 0; place < correlations.cols(); ++place) {
    for (Index column = 0; column < correlations.rows(); ++column) {
      const double correlation = correlations.col(place)[column];
      const double size = std::abs(correlation);
      if (has(selection_, column) || !(size >= tried_correlation)) {
        continue;
      }
      const StandIn pair{selection_[static_cast<std::size_t>(place)], column, correlation};
      (size >= copy_correlation ? found_ : wanted_).push_back(pair);
    }
  }
  std::stable_sort(wanted_.begin(), wanted_.end(), [](const StandIn& one, const StandIn& other) {
    return std::abs(one.correlation) > std::abs(other.correlation);
  });
  wanted_.resize(std::min(wanted_.size(), most_tried));
}

StandIns::Progress StandIns::advance(const HeldOutColumns& task, const std::stop_token& stop) {
  if (done_ == wanted_.size()) {
    return Progress::finished;
  }
  if (!as_selected_) {
    as_selected_ = errors_in_splits(judge_, task, units_.columns_of(selection_), stop);
    return as_selected_ ? Progress::more : Progress::stopped;
  }
  StandIn pair = wanted_[done_];
  std::vector<Index> set = selection_;
  std::replace(set.begin(), set.end(), pair.selected, pair.instead);
  const std::optional<Vector> errors = errors_in_splits(judge_, task, units_.columns_of(set), stop);
  if (!errors) {
    return Progress::stopped;
  }
  pair.loss = errors->mean() - as_selected_->mean();
  if (*pair.loss <= negligible_error) {  // not if it is not finite
    found_.push_back(pair);
  }
  ++done_;
  return Progress::more;
}

std::vector<StandIn> StandIns::found() const {
  std::vector<StandIn> sorted = found_;
  const auto place = [&](const StandIn& of) {
    const auto at = std::find(selection_.begin(), selection_.end(), of.selected);
    return std::tuple(at - selection_.begin(), of.loss.has_value(), -std::abs(of.correlation));
  };
  std::stable_sort(sorted.begin(), sorted.end(), [&](const StandIn& one, const StandIn& other) {
    return place(one) < place(other);
  });
  return sorted;
}

std::vector<Message> stand_ins_in_words(const Problem& problem, const std::vector<StandIn>& found,
                                        const ColumnUnits& units) {
  std::vector<Message> said;
  for (const Index selected : selected_of(found)) {
    const Message name = units_in_words(problem, units, {selected});
    if (const auto copies = standing_in_for(selected, found, true); !copies.empty()) {
      said.push_back(message("automatic.copies",
                             "{1} or {2}: these columns say almost the same, so that the table "
                             "does not tell which of them matters",
                             name, one_of(problem, units, copies)));
    }
    if (const auto others = standing_in_for(selected, found, false); !others.empty()) {
      said.push_back(message("automatic.exchangeable",
                             "{1} or {2}: unseen samples are predicted about as well if one is "
                             "taken in place of the other",
                             name, one_of(problem, units, others)));
    }
  }
  return said;
}

FeatureColumn stand_in_column(Index dimension, const std::vector<StandIn>& found,
                              const ColumnUnits& units) {
  FeatureColumn column{"stands_in", "Stands in",
                       "Largest correlation, without its sign, with a selected column in whose "
                       "place the column can be taken; 0 if there is none",
                       ValueKind::score,
                       std::vector<double>(static_cast<std::size_t>(dimension), 0.0)};
  for (const StandIn& each : found) {
    for (const Index place : units.columns_of({each.instead})) {
      double& value = column.values[static_cast<std::size_t>(place)];
      value = std::max(value, std::abs(each.correlation));
    }
  }
  return column;
}

}  // namespace steelyard::automatic
