// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/methods/baselines/elastic_net_solver.h"

namespace steelyard::baselines {

/// Which penalties are tried, and which of them is chosen.
struct PenaltyPlan {
  double l1_ratio = 0.5;          ///< > 0 .. 1: share of the penalty that is |b|, 1 being the lasso
  Index count = 100;              ///< of penalties, >= 2
  double smallest = 1e-3;         ///< the last of them, by the first
  std::optional<double> penalty;  ///< the only one
  bool one_standard_error = false;  ///< the largest whose error is within one of the lowest
  /// Ends where the error is more than a standard error above the lowest, and has been so many
  /// penalties without a lower one: the models there are the large ones. 0: never
  Index patience = 15;
};

/// Linear models of a whole table and without each fold, along penalties that fall: the error of
/// the folds left out chooses one. Several targets have models of their own and the penalty in
/// common; the error is the mean over them.
class ElasticNetPath {
 public:
  ElasticNetPath(ElasticNetTable table, const PenaltyPlan& plan);

  /// Must come first. \return false when stopped
  [[nodiscard]] bool prepare(const std::stop_token& stop);
  /// Does so many penalties more. \return false when stopped: then none of them counts
  [[nodiscard]] bool advance(Index count, const std::stop_token& stop);

  /// a of the objective (1 / 2n) |y - X b - b0|^2 + a r |b|_1 + a (1 - r) / 2 |b|^2, falling.
  [[nodiscard]] const std::vector<double>& penalties() const { return penalties_; }
  [[nodiscard]] Index done() const { return done_; }
  [[nodiscard]] bool is_over() const { return is_over_; }
  [[nodiscard]] Index targets() const { return table_.targets.cols(); }
  [[nodiscard]] Index dimension() const { return table_.inputs.cols(); }

  /// Of the folds left out, at one of the penalties that are done: the mean over the folds of their
  /// mean squared errors, and its standard error.
  [[nodiscard]] double error(Index penalty) const {
    return errors_[static_cast<std::size_t>(penalty)];
  }
  [[nodiscard]] double standard_error(Index penalty) const;
  /// The one of lowest error among those that are done, or by the rule of one standard error.
  /// Requires that one is done.
  [[nodiscard]] Index chosen() const;
  /// Of the model of all rows.
  [[nodiscard]] const SparseSlopes& slopes(Index penalty, Index target) const;
  /// All of them, D x T.
  [[nodiscard]] Matrix slopes(Index penalty) const;
  /// How many models were not solved exactly.
  [[nodiscard]] Index rough() const;

 private:
  struct Fit {
    std::optional<Index> left_out;
    Index target = 0;
    std::unique_ptr<ElasticNetSolver> solver;
    std::vector<double> errors;        ///< one a penalty, of the fold left out
    std::vector<SparseSlopes> slopes;  ///< one a penalty, of the model of all rows
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
  std::vector<double> errors_;  ///< one a penalty that is done
  Index lowest_ = 0;            ///< of them
  Index done_ = 0;
  bool is_over_ = false;
};

}  // namespace steelyard::baselines
