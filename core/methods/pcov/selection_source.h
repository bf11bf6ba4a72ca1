// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/methods/pcov/farthest_features.h"
#include "core/methods/pcov/farthest_samples.h"
#include "core/methods/pcov/greedy_selection.h"
#include "core/methods/pcov/options.h"
#include "core/problem/targets.h"

namespace steelyard::pcov {

/// Whether classes stand in for a ground truth.
[[nodiscard]] inline bool regresses_classes(Kind kind, const Problem& problem) {
  return kind.supervised && classes_are_target(problem);
}
/// Number of target columns: of classes, one each.
[[nodiscard]] inline Index target_columns(Kind kind, const Problem& problem) {
  return regresses_classes(kind, problem) ? std::ssize(problem.labels->names)
                                          : problem.truth.cols();
}

/// The data that all selections of one run share, for any mixing: scaled columns, products, the
/// decomposition and the regressed targets. Computed once.
class SelectionSource {
 public:
  SelectionSource(ProblemPtr problem, Options options)
      : problem_(std::move(problem)), options_(std::move(options)) {}

  /// \return false when stopped
  [[nodiscard]] bool prepare(const std::stop_token& stop);
  /// Begins a selection. Requires prepare().
  [[nodiscard]] GreedySelection begin(double mixing) const;

  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const Problem& problem() const { return *problem_; }
  [[nodiscard]] Index items() const { return options_.items(*problem_); }
  /// Number of items to choose, limited to those available; at least as many as a person keeps.
  [[nodiscard]] Index wanted() const;
  /// Number of items requested, even if fewer are available.
  [[nodiscard]] Index asked() const { return options_.count.value_or(wanted()); }
  /// Factors applied to the inputs, D.
  [[nodiscard]] const Vector& factors() const { return factors_; }
  /// Features that are 0 in every sample after scaling, so they are never chosen.
  [[nodiscard]] const std::vector<Index>& empty_features() const { return empty_features_; }
  /// Whether an error of the ground truth is reported, even if the method does not need it.
  [[nodiscard]] bool has_targets() const {
    const bool numbers =
        problem_->truth.cols() > 0 && problem_->truth_kind != TruthKind::distance_matrix;
    return numbers || regresses_classes(options_.kind, *problem_);
  }

 private:
  /// Y. Requires has_targets().
  [[nodiscard]] Matrix unscaled_targets() const;
  [[nodiscard]] bool prepare_features(Matrix inputs, const std::stop_token& stop);
  [[nodiscard]] bool supervise(const Matrix& inputs, const Matrix& products, Matrix& supervised,
                               const std::stop_token& stop) const;
  [[nodiscard]] bool prepare_samples(Matrix inputs, const std::stop_token& stop);
  /// Whether the item may be chosen.
  [[nodiscard]] bool is_open(Index item) const;
  [[nodiscard]] std::vector<Index> kept_start() const;
  /// \param farthest  the item farthest from the mean
  [[nodiscard]] std::vector<Index> start_of(Index farthest) const;

  ProblemPtr problem_;
  Options options_;
  Vector factors_;
  std::vector<Index> empty_features_;
  Matrix targets_;  ///< N x p, from fewer_targets()
  // Only those needed by the kind of selection are set.
  std::optional<GramSvd> svd_;
  std::shared_ptr<const FarthestFeatures::Source> features_;
  std::shared_ptr<const FarthestSamples::Source> samples_;
  std::shared_ptr<const Matrix> sample_products_;  ///< X'X of the samples' inputs
};

}  // namespace steelyard::pcov
