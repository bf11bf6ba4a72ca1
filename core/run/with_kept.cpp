// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/with_kept.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/problem/kept_inputs.h"

namespace steelyard {
namespace {

/// A point without features is the one at which nothing is explained yet.
void put_first(const std::vector<Index>& kept, PathPoint& point) {
  if (!point.selection.empty()) {
    point.selection = with_kept_first(kept, point.selection);
    point.feature_count = std::ssize(point.selection);
  }
}

/// A run, and the inputs that a person wants in its selections.
class KeepingStepper final : public Stepper {
 public:
  KeepingStepper(std::unique_ptr<Stepper> inner, ProblemPtr problem)
      : inner_(std::move(inner)), problem_(std::move(problem)), kept_(kept_inputs(*problem_)) {}

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return inner_->scalars(); }

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override {
    Snapshot snapshot = inner_->advance(budget, std::move(stop));
    if (!snapshot.selection.empty()) {
      snapshot.selection = with_kept_first(kept_, snapshot.selection);
    }
    for (PathPoint& point : snapshot.appended.path) {
      put_first(kept_, point);
    }
    return snapshot;
  }
  [[nodiscard]] Result best_so_far() const override {
    Result result = inner_->result();
    put_kept_first(*problem_, result);
    return result;
  }

  std::unique_ptr<Stepper> inner_;
  ProblemPtr problem_;
  std::vector<Index> kept_;
};

}  // namespace

std::unique_ptr<Stepper> with_kept(std::unique_ptr<Stepper> run, ProblemPtr problem) {
  if (kept_inputs(*problem).empty()) {
    return run;
  }
  return std::make_unique<KeepingStepper>(std::move(run), std::move(problem));
}

void put_kept_first(const Problem& problem, Result& result) {
  const std::vector<Index> kept = kept_inputs(problem);
  if (kept.empty() || !has_solution(result) || result.columns.empty()) {
    return;
  }
  result.selection.features = with_kept_first(kept, result.selection.features);
  result.selection.kept = std::ssize(kept);
  for (PathPoint& point : result.path) {
    put_first(kept, point);
  }
  Message said = kept_in_words(problem);
  if (std::find(result.warnings.begin(), result.warnings.end(), said) == result.warnings.end()) {
    result.warnings.push_back(std::move(said));
  }
}

}  // namespace steelyard
