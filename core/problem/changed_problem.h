// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// Names one stream of random numbers: the numbers are the same for the same seed and index,
/// whatever else is drawn, and on any number of threads.
struct RandomDraw {
  std::uint64_t seed = 1;
  std::uint64_t index = 0;  ///< number of the replicate

  friend bool operator==(const RandomDraw&, const RandomDraw&) = default;
};

/// How a study changes the problem on which it repeats a run. It is small to copy, since random
/// draws are only named. The parts are applied in this order; an empty part changes nothing.
struct ProblemChange {
  /// Only these, in this order. Missing cells are filled by what these samples alone know
  /// (Problem::with_samples).
  std::optional<std::vector<Index>> samples;
  /// Gives the values of each input a random order of their own that keeps together what belongs
  /// together (chance_order.h), so that the inputs are unrelated to the target and to each other.
  std::optional<RandomDraw> permuted_inputs = {};
  std::optional<std::vector<Index>> inputs;  ///< only these, in this order
  /// Appends a permuted copy of each input. Each copy gets a random order of its own that keeps
  /// together what belongs together (chance_order.h), so the copies have the same distributions as
  /// the inputs but are related to nothing. They belong to no group.
  std::optional<RandomDraw> permuted_copies;
  /// Gives each sample the ground truth and the label of another random sample, so that the inputs
  /// are unrelated to them. What belongs together stays together, and so does a trend in time
  /// (chance_target.h).
  std::optional<RandomDraw> permuted_target;

  friend bool operator==(const ProblemChange&, const ProblemChange&) = default;
};

/// The problem in which each sample has the ground truth and the label of another sample.
/// \param order  N positions: whose target each sample gets; positions may be repeated
[[nodiscard]] Problem with_target_of(Problem problem, const std::vector<Index>& order);

/// \throws Error(bad_input) for an invalid position, or if groups are too few to be exchanged
[[nodiscard]] ProblemPtr changed_problem(const ProblemPtr& problem, const ProblemChange& change);

}  // namespace steelyard
