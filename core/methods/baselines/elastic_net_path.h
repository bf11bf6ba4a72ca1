// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/methods/baselines/elastic_net_solver.h"

namespace steelyard::baselines {

/// Which penalties are tried, and how one of them is chosen.
struct PenaltyPlan {
  double l1_ratio = 0.5;          ///< > 0 .. 1; share of the penalty on |b|_1; 1 is the lasso
  Index count = 100;              ///< number of penalties, >= 2
  double smallest = 1e-3;         ///< the last penalty divided by the first
  std::optional<double> penalty;  ///< if set, the only one that is tried
  /// Chooses the largest penalty whose error is within one standard error of the lowest error.
  bool one_standard_error = false;
  /// Ends after this many penalties without a new lowest error, if the error is also more than a
  /// standard error above the lowest. That saves the largest models. 0 tries all penalties.
  Index patience = 15;
};

/// Linear models of a whole table, and of the table without each fold, for decreasing penalties.
/// The error on the folds left out chooses one penalty. Each target has a model of its own, but all
/// share the penalty; the error is the mean over the targets.
class ElasticNetPath {
 public:
  ElasticNetPath(ElasticNetTable table, const PenaltyPlan& plan);

  /// Must be called first.
  /// \return false when stopped
  [[nodiscard]] bool prepare(const std::stop_token& stop);
  /// Solves for up to `count` further penalties.
  /// \return false when stopped; none of them counts then
  [[nodiscard]] bool advance(Index count, const std::stop_token& stop);

  /// The decreasing a of (1 / 2n) |y - X b - b0|^2 + a r |b|_1 + a (1 - r) / 2 |b|^2, r: l1_ratio.
  [[nodiscard]] const std::vector<double>& penalties() const { return penalties_; }
  [[nodiscard]] Index done() const { return done_; }
  [[nodiscard]] bool is_over() const { return is_over_; }
  [[nodiscard]] Index targets() const { return table_.targets.cols(); }
  [[nodiscard]] Index dimension() const { return table_.inputs.cols(); }

  /// The mean squared error on the folds left out, a mean over the folds, at a finished penalty.
  [[nodiscard]] double error(Index penalty) const {
    return errors_[static_cast<std::size_t>(penalty)];
  }
  /// The standard error of error() over the folds.
  [[nodiscard]] double standard_error(Index penalty) const;
  /// The finished penalty with the lowest error, or the one by the rule of one standard error.
  /// Requires at least one finished penalty.
  [[nodiscard]] Index chosen() const;
  /// The slopes of the model of all rows.
  [[nodiscard]] const SparseSlopes& slopes(Index penalty, Index target) const;
  /// The same for all targets, D x T.
  [[nodiscard]] Matrix slopes(Index penalty) const;
  /// The number of models that were not solved exactly.
  [[nodiscard]] Index rough() const;

 private:
  struct Fit {
    std::optional<Index> left_out;
    Index target = 0;
    std::unique_ptr<ElasticNetSolver> solver;
    std::vector<double> errors;        ///< per penalty, on the fold left out
    std::vector<SparseSlopes> slopes;  ///< per penalty, if no fold is left out
    Index rough = 0;
  };

  [[nodiscard]] bool advance(Fit& fit, Index count, const std::stop_token& stop) const;
  [[nodiscard]] double error_of(const Fit& fit, const SparseSlopes& slopes) const;
  [[nodiscard]] const TrainingMoments& moments_of(const Fit& fit) const;
  void make_penalties();
  [[nodiscard]] Vector errors_of_folds(Index penalty) const;

  ElasticNetTable table_;
  PenaltyPlan plan_;
  std::vector<TrainingMoments> moments_;
  std::vector<Fit> fits_;
  std::vector<double> penalties_;
  std::vector<double> errors_;  ///< per finished penalty
  Index lowest_ = 0;            ///< position of the lowest of `errors_`
  Index done_ = 0;
  bool is_over_ = false;
};

}  // namespace steelyard::baselines
