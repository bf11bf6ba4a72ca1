// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/sequential_knockoffs.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/measures/spread.h"
#include "core/parallel.h"
#include "core/positions.h"

namespace steelyard {
namespace {

/// Positions of columns by group, groups in the order of their first columns.
std::vector<std::vector<Index>> members_of(const std::vector<Index>& group_of, Index columns) {
  std::vector<std::vector<Index>> members;
  std::map<Index, std::size_t> known;
  for (Index column = 0; column < columns; ++column) {
    std::size_t at = members.size();
    if (!group_of.empty()) {
      at = known.emplace(group_of[static_cast<std::size_t>(column)], at).first->second;
    }
    if (at == members.size()) {
      members.emplace_back();
    }
    members[at].push_back(column);
  }
  return members;
}

/// The column, then what is given.
Matrix table_of(const Vector& column, const Matrix& all, const std::vector<Index>& given) {
  Matrix table(column.size(), std::ssize(given) + 1);
  table.col(0) = column;
  table.rightCols(std::ssize(given)) = all(Eigen::all, given);
  return table;
}

/// Where the table has what is given.
std::vector<Index> places_of_given(const Matrix& table) {
  std::vector<Index> places = all_positions(table.cols());
  places.erase(places.begin());
  return places;
}

/// The columns outside the group and those of the group before the column; of too many, those most
/// correlated with it.
/// \param group  ascending
/// \param alike  of all columns with this one
std::vector<Index> neighbours(const std::vector<Index>& group, Index column, const Vector& alike) {
  std::vector<Index> some = all_positions(alike.size());
  std::erase_if(some, [&](Index other) {
    return !(alike[other] > 0.0) ||
           (other >= column && std::binary_search(group.begin(), group.end(), other));
  });
  if (std::ssize(some) > SequentialKnockoffs::most_neighbours) {
    some = falling(std::move(some), alike);
    some.resize(static_cast<std::size_t>(SequentialKnockoffs::most_neighbours));
    std::sort(some.begin(), some.end());
  }
  return some;
}

/// A sample of at most as many rows as a fit looks at, standardised.
Matrix standardised_sample(const Matrix& columns) {
  const Matrix some = columns(
      evenly_spaced(columns.rows(), std::min(columns.rows(), FittedConditional::most_samples)),
      Eigen::all);
  return at_equal_spread(some, column_spread(some));
}

}  // namespace

std::optional<SequentialKnockoffs> SequentialKnockoffs::of(Matrix columns,
                                                           const std::vector<Index>& group_of,
                                                           const std::stop_token& stop) {
  SequentialKnockoffs made(std::move(columns));
  const Matrix sample = standardised_sample(made.columns_);
  std::vector<std::pair<std::size_t, std::size_t>> places;
  const auto groups = members_of(group_of, made.columns_.cols());
  for (std::size_t group = 0; group < groups.size(); ++group) {
    made.groups_.emplace_back(groups[group].size());
    for (std::size_t k = 0; k < groups[group].size(); ++k) {
      made.groups_[group][k].column = groups[group][k];
      places.emplace_back(group, k);
    }
  }
  const bool finished = parallel_for(std::ssize(places), stop, [&](Index place) {
    const auto [group, k] = places[static_cast<std::size_t>(place)];
    Step& step = made.groups_[group][k];
    const Vector alike = (sample.transpose() * sample.col(step.column)).cwiseAbs();
    step.given = neighbours(groups[group], step.column, alike);
    for (std::size_t given = 0; given < step.given.size(); ++given) {
      const auto& own = groups[group];
      if (std::binary_search(own.begin(), own.end(), step.given[given])) {
        step.of_group.push_back(static_cast<Index>(given));
      }
    }
    made.prepare(step, stop);
  });
  return finished && !stop.stop_requested() ? std::optional(std::move(made)) : std::nullopt;
}

void SequentialKnockoffs::prepare(Step& step, const std::stop_token& stop) const {
  const Vector column = columns_.col(step.column);
  const Matrix table = table_of(column, columns_, step.given);
  const std::vector<Index> given = places_of_given(table);
  step.values = kind_of_values(column);
  if (step.values == ColumnValues::counts) {
    const auto linear = FittedConditional::of(table, 0, given, ColumnValues::others, stop);
    if (!linear || !is_poisson(column.mean(), linear->residual_variance())) {
      step.values = ColumnValues::others;
    }
  }
  const auto model = FittedConditional::of(table, 0, given, step.values, stop);
  if (model) {
    step.penalty = model->penalty();
  }
}

std::optional<FittedConditional> SequentialKnockoffs::fitted(const Step& step, const Matrix& table,
                                                             const std::stop_token& stop) {
  if (!step.penalty) {
    return std::nullopt;
  }
  return FittedConditional::at_penalty(*step.penalty, table, 0, places_of_given(table), step.values,
                                       stop);
}

bool SequentialKnockoffs::draw_group(const std::vector<Step>& group, const Matrix& sums,
                                     Matrix& knockoffs, Random& random,
                                     const std::stop_token& stop) const {
  for (const Step& step : group) {
    Matrix table = table_of(columns_.col(step.column), sums, step.given);
    const auto model = fitted(step, table, stop);
    if (!model) {
      return false;
    }
    for (const Index given : step.of_group) {
      table.col(given + 1) = knockoffs.col(step.given[static_cast<std::size_t>(given)]);
    }
    const Vector predictors = model->predictor(table);
    for (Index sample = 0; sample < predictors.size(); ++sample) {
      knockoffs(sample, step.column) = model->draw(predictors[sample], random);
    }
  }
  return true;
}

std::optional<SequentialKnockoffs::Drawn> SequentialKnockoffs::draw(
    Random& random, const std::stop_token& stop) const {
  Drawn drawn{columns_, {}};
  Matrix sums = columns_;  // of each column and its knockoff, if there is one
  for (const std::vector<Step>& group : groups_) {
    const bool is_drawn = draw_group(group, sums, drawn.knockoffs, random, stop);
    if (stop.stop_requested()) {
      return std::nullopt;
    }
    for (const Step& step : group) {
      if (!is_drawn) {
        drawn.knockoffs.col(step.column) = columns_.col(step.column);
        drawn.copied.push_back(step.column);
      }
      sums.col(step.column) += drawn.knockoffs.col(step.column);
    }
  }
  return drawn;
}

}  // namespace steelyard
