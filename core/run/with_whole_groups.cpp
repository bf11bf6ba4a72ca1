// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/with_whole_groups.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/problem/whole_groups.h"

namespace steelyard {
namespace {

constexpr const char* alone_id = "alone";

/// \param own  what each feature is worth alone
/// \return whether anything was added or moved
bool complete(const WholeGroups& groups, const std::vector<double>& own,
              std::vector<Index>& features) {
  std::vector<Index> whole = groups.completed(features, own);
  const bool changes = whole != features;
  features = std::move(whole);
  return changes;
}

/// A point is taken as a whole, so that the order inside a group says nothing.
bool complete(const WholeGroups& groups, PathPoint& point) {
  std::vector<Index> whole = groups.completed(point.selection);
  const bool changes = whole != point.selection;
  point.selection = std::move(whole);
  if (changes) {
    point.feature_count = std::ssize(point.selection);
  }
  return changes;
}

/// What the method itself said of each feature.
FeatureColumn alone_column(const FeatureColumn& leading) {
  return FeatureColumn{alone_id, "Alone",
                       "What the first column would say of the feature if it were in no group",
                       leading.kind, leading.values};
}

/// \return whether any value changed
bool share_first_column(const WholeGroups& groups, std::vector<FeatureColumn>& columns) {
  const FeatureColumn own = columns.front();
  groups.share_largest(columns.front().values);
  const bool changes = !std::equal(own.values.begin(), own.values.end(),
                                   columns.front().values.begin(), [](double one, double other) {
                                     return one == other || (std::isnan(one) && std::isnan(other));
                                   });
  if (changes) {
    std::erase_if(columns, [](const FeatureColumn& column) { return column.id == alone_id; });
    columns.push_back(alone_column(own));
  }
  return changes;
}

/// A run, and the groups of its inputs.
class GroupingStepper final : public Stepper {
 public:
  GroupingStepper(std::unique_ptr<Stepper> inner, ProblemPtr problem, WholeGroups groups,
                  TestedSelection tested)
      : inner_(std::move(inner)),
        problem_(std::move(problem)),
        groups_(std::move(groups)),
        tested_(tested) {}

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return inner_->scalars(); }

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override {
    Snapshot snapshot = inner_->advance(budget, std::move(stop));
    if (std::ssize(snapshot.leading.values) == problem_->dimension()) {
      complete(groups_, snapshot.leading.values, snapshot.selection);
      groups_.share_largest(snapshot.leading.values);
    } else {
      snapshot.selection = groups_.completed(snapshot.selection);
    }
    for (PathPoint& point : snapshot.appended.path) {
      complete(groups_, point);
    }
    return snapshot;
  }
  [[nodiscard]] Result best_so_far() const override {
    Result result = inner_->result();
    put_groups_together(*problem_, result, tested_);
    return result;
  }

  std::unique_ptr<Stepper> inner_;
  ProblemPtr problem_;
  WholeGroups groups_;
  TestedSelection tested_;
};

}  // namespace

std::unique_ptr<Stepper> with_whole_groups(std::unique_ptr<Stepper> run, ProblemPtr problem,
                                           TestedSelection tested) {
  WholeGroups groups(*problem);
  if (groups.none()) {
    return run;
  }
  return std::make_unique<GroupingStepper>(std::move(run), std::move(problem), std::move(groups),
                                           tested);
}

void put_groups_together(const Problem& problem, Result& result, TestedSelection tested) {
  const WholeGroups groups(problem);
  if (groups.none() || !has_solution(result) || result.columns.empty() ||
      std::ssize(result.columns.front().values) != problem.dimension()) {
    return;
  }
  bool changes = share_first_column(groups, result.columns);
  const bool of_test =
      result.selection.count_decided_by == FeatureSelection::CountDecidedBy::of_test;
  if (!of_test || tested == TestedSelection::completed) {
    changes = complete(groups, values_alone(result.columns), result.selection.features) || changes;
  }
  for (PathPoint& point : result.path) {
    changes = complete(groups, point) || changes;
  }
  Message said = message("whole_groups.together",
                         "columns of one group are ranked by the best of them and selected "
                         "together: {1}",
                         groups.in_words());
  if (changes &&
      std::find(result.warnings.begin(), result.warnings.end(), said) == result.warnings.end()) {
    result.warnings.push_back(std::move(said));
  }
}

const std::vector<double>& values_alone(const std::vector<FeatureColumn>& columns) {
  const auto alone = std::find_if(columns.begin(), columns.end(), [](const FeatureColumn& column) {
    return column.id == alone_id;
  });
  return alone == columns.end() ? columns.front().values : alone->values;
}

std::vector<Index> ranking_with_best_of_groups(const std::vector<FeatureColumn>& columns) {
  if (columns.empty()) {
    return {};
  }
  FeatureColumn alone = columns.front();
  alone.values = values_alone(columns);
  std::vector<Index> order = ranking({std::move(alone)});
  const std::vector<double>& shared = columns.front().values;
  std::stable_sort(order.begin(), order.end(), [&](Index left, Index right) {
    const double one = shared[static_cast<std::size_t>(left)];
    const double other = shared[static_cast<std::size_t>(right)];
    return std::isnan(other) ? !std::isnan(one) : one > other;
  });
  return order;
}

}  // namespace steelyard
