// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/stand_ins.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>
#include <utility>

#include "core/measures/correlation.h"

namespace steelyard::automatic {
namespace {

bool has(const std::vector<Index>& columns, Index column) {
  return std::find(columns.begin(), columns.end(), column) != columns.end();
}

/// "rm", or "one of rm, zn".
Message one_of(const Problem& problem, const std::vector<Index>& columns) {
  const Message names = names_in_words(problem, columns);
  return columns.size() == 1 ? names : message("automatic.one_of", "one of {1}", names);
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

StandIns::StandIns(const Matrix& inputs, std::vector<Index> selection, Judge judge)
    : selection_(std::move(selection)), judge_(judge) {
  const Matrix correlations = correlations_with(inputs, selection_);
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
    as_selected_ = errors_in_splits(judge_, task, selection_, stop);
    return as_selected_ ? Progress::more : Progress::stopped;
  }
  StandIn pair = wanted_[done_];
  std::vector<Index> set = selection_;
  std::replace(set.begin(), set.end(), pair.selected, pair.instead);
  const std::optional<Vector> errors = errors_in_splits(judge_, task, set, stop);
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

std::vector<Message> stand_ins_in_words(const Problem& problem, const std::vector<StandIn>& found) {
  std::vector<Message> said;
  for (const Index selected : selected_of(found)) {
    const Message name = names_in_words(problem, std::vector<Index>{selected});
    if (const auto copies = standing_in_for(selected, found, true); !copies.empty()) {
      said.push_back(message("automatic.copies",
                             "{1} or {2}: these columns say almost the same, so that the table "
                             "does not tell which of them matters",
                             name, one_of(problem, copies)));
    }
    if (const auto others = standing_in_for(selected, found, false); !others.empty()) {
      said.push_back(message("automatic.exchangeable",
                             "{1} or {2}: unseen samples are predicted about as well if one is "
                             "taken in place of the other",
                             name, one_of(problem, others)));
    }
  }
  return said;
}

FeatureColumn stand_in_column(Index dimension, const std::vector<StandIn>& found) {
  FeatureColumn column{"stands_in", "Stands in",
                       "Largest correlation, without its sign, with a selected column in whose "
                       "place the column can be taken; 0 if there is none",
                       ValueKind::score,
                       std::vector<double>(static_cast<std::size_t>(dimension), 0.0)};
  for (const StandIn& each : found) {
    double& value = column.values[static_cast<std::size_t>(each.instead)];
    value = std::max(value, std::abs(each.correlation));
  }
  return column;
}

}  // namespace steelyard::automatic
