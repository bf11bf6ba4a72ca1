// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/telling_gaps.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/measures/correlation.h"
#include "core/measures/sample_groups.h"
#include "core/problem/row_copies.h"
#include "core/problem/targets.h"

namespace steelyard {
namespace {

/// What is explained, as far as a mean of it says something.
struct GapTarget {
  std::string name;
  std::vector<Index> samples;  ///< that have one, each row once
  Matrix values;               ///< of these: ranks, or a column of 0 and 1 for each class
  /// Of a class, the last column follows from the others.
  [[nodiscard]] double freedom() const {
    return static_cast<double>(std::max<Index>(1, values.cols() - 1));
  }
};

std::vector<GapTarget> gap_targets(const Problem& problem) {
  constexpr Index most = 20;
  const std::vector<Index> each_row = each_row_once(problem);
  std::vector<GapTarget> targets;
  if (classes_are_target(problem)) {
    GapTarget target{problem.labels->name, {}, {}};
    for (const Index sample : each_row) {
      if (problem.labels->class_of[static_cast<std::size_t>(sample)] >= 0) {
        target.samples.push_back(sample);
      }
    }
    target.values = class_columns(*problem.labels)(target.samples, Eigen::all);
    targets.push_back(std::move(target));
  }
  const Index columns = problem.truth_kind == TruthKind::columns ? problem.truth.cols() : 0;
  for (Index column = 0; column < std::min(columns, most); ++column) {
    targets.push_back({problem.truth_features[static_cast<std::size_t>(column)].name, each_row,
                       average_ranks(problem.truth.col(column)(each_row))});
  }
  return targets;
}

/// How much of the variance of some columns together lies between groups: over the degrees of
/// freedom, as of share_between_groups().
double explained_by(const std::vector<int>& group_of, const Matrix& values) {
  double between = 0.0;
  double total = 0.0;
  for (Index column = 0; column < values.cols(); ++column) {
    const Vector one = values.col(column);
    const double squares = (one.array() - one.mean()).square().sum();
    between += squares * share_between_groups(one, group_of);
    total += squares;
  }
  return total > 0.0 ? between / total : 0.0;
}

/// From low to high; equal values are in one group.
std::vector<int> groups_by_height(const Vector& values) {
  constexpr Index of_each = 15;
  const auto count = static_cast<double>(std::clamp<Index>(values.size() / of_each, 2, 6));
  const auto places = static_cast<double>(values.size() + 1);
  std::vector<int> groups;
  for (const double rank : average_ranks(values)) {
    groups.push_back(static_cast<int>(std::floor(count * rank / places)));
  }
  return groups;
}

/// Whether a share explained by two groups is more than chance: one time in 2000, by the normal
/// approximation of chi-squared (Wilson & Hilferty, Proc. Natl. Acad. Sci. 17, 684, 1931).
bool is_beyond_chance(double share, const GapTarget& target) {
  constexpr double deviations = 3.3;
  const auto samples = static_cast<double>(target.samples.size());
  const double unadjusted = 1.0 - (1.0 - share) * (samples - 2.0) / (samples - 1.0);
  const double freedom = target.freedom();
  const double squared = (samples - 1.0) * freedom * unadjusted;
  const double spread = 2.0 / (9.0 * freedom);
  return std::cbrt(std::max(squared, 0.0) / freedom) >
         1.0 - spread + deviations * std::sqrt(spread);
}

bool gaps_tell(const FilledColumn& filled, const Eigen::Ref<const Vector>& values,
               const GapTarget& target) {
  constexpr Index fewest = 5;
  constexpr double worth_mentioning = 0.02;
  std::vector<int> is_missing;
  std::vector<Index> known;  // samples with a value
  std::vector<Index> rows;   // their rows in the target
  for (std::size_t row = 0; row < target.samples.size(); ++row) {
    const Index sample = target.samples[row];
    is_missing.push_back(filled.was_missing[static_cast<std::size_t>(sample)] ? 1 : 0);
    if (is_missing.back() == 0) {
      known.push_back(sample);
      rows.push_back(static_cast<Index>(row));
    }
  }
  if (std::ssize(known) < fewest || std::ssize(is_missing) - std::ssize(known) < fewest) {
    return false;
  }
  const double of_gaps = explained_by(is_missing, target.values);
  if (of_gaps < worth_mentioning || !is_beyond_chance(of_gaps, target)) {
    return false;
  }
  return of_gaps >= explained_by(groups_by_height(values(known)), target.values(rows, Eigen::all));
}

/// Whether a selected column is a mark of the missing cells of another one.
bool are_marked(const Problem& problem, const std::vector<Index>& features, Index feature) {
  const ColumnInfo& column = problem.features[static_cast<std::size_t>(feature)];
  const std::string& source = column.made_from.empty() ? column.name : column.made_from;
  return std::any_of(features.begin(), features.end(), [&](Index other) {
    return other != feature &&
           problem.features[static_cast<std::size_t>(other)].made_from == source;
  });
}

}  // namespace

std::vector<TellingGap> telling_gaps(const Problem& problem, const std::vector<Index>& features) {
  std::vector<TellingGap> found;
  if (!problem.filled_inputs) {
    return found;
  }
  const std::vector<GapTarget> targets = gap_targets(problem);
  for (const Index feature : features) {
    const auto filled =
        std::find_if(problem.filled_inputs->begin(), problem.filled_inputs->end(),
                     [feature](const FilledColumn& column) { return column.column == feature; });
    if (filled == problem.filled_inputs->end() ||
        problem.features[static_cast<std::size_t>(feature)].of_text ||
        are_marked(problem, features, feature)) {
      continue;
    }
    const auto told = std::find_if(targets.begin(), targets.end(), [&](const GapTarget& target) {
      return gaps_tell(*filled, problem.inputs.col(feature), target);
    });
    if (told != targets.end()) {
      found.push_back({feature, told->name});
    }
  }
  return found;
}

}  // namespace steelyard
