// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/measures/information_imbalance.h"
#include "core/problem/learned_space.h"
#include "core/problem/problem.h"

namespace steelyard {

struct PlaneOptions {
  Index neighbours = 1;            ///< k, 1 .. N-1
  std::uint64_t seed = 1;          ///< seed of the choice of rows, if not all samples are used
  Index cells = Index{16} << 20U;  ///< at most this many rows times samples ...
  Index fewest_rows = 300;         ///< ... but at least this many rows
};

/// The information imbalance plane of a problem: the positions of sets of features relative to the
/// ground truth. A is the features and B the ground truth: `forward` measures how well the features
/// predict the ground truth, `backward` how well it predicts them. Without a ground truth, B is the
/// inputs themselves, each divided by its standard deviation.
///
/// The ground truth is ranked once, around all samples or a fixed random subset of them. Immutable,
/// so threads may share it.
class ImbalancePlane {
 public:
  /// Does not depend on the number of threads.
  /// \param problem  at least 3 samples
  /// \return `std::nullopt` when stopped
  /// \throws Error(bad_input) if k does not fit the number of samples, or if more than 256 MiB
  ///         would be needed
  [[nodiscard]] static std::optional<ImbalancePlane> of(ProblemPtr problem,
                                                        const PlaneOptions& options = {},
                                                        const std::stop_token& stop = {});

  [[nodiscard]] const ProblemPtr& problem() const { return problem_; }
  [[nodiscard]] Index neighbours() const { return truth_.neighbours(); }
  [[nodiscard]] Index rows() const { return static_cast<Index>(truth_.rows().size()); }
  /// The pairs of the single inputs, D.
  [[nodiscard]] const std::vector<ImbalancePair>& features() const { return features_; }
  /// The pair of all inputs, each divided by its standard deviation.
  [[nodiscard]] const ImbalancePair& all_inputs() const { return all_inputs_; }
  /// The pair of a learned space.
  /// \return `std::nullopt` when stopped
  [[nodiscard]] std::optional<ImbalancePair> at(const LearnedSpace& space,
                                                const std::stop_token& stop = {}) const;

 private:
  ImbalancePlane(ProblemPtr problem, RankedSpace truth)
      : problem_(std::move(problem)), truth_(std::move(truth)) {}

  ProblemPtr problem_;
  RankedSpace truth_;
  std::vector<ImbalancePair> features_;
  ImbalancePair all_inputs_;
};

}  // namespace steelyard
