// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// Names one stream of random numbers: the same numbers for the same seed and index, whatever else
/// is drawn, and on any number of threads.
struct RandomDraw {
  std::uint64_t seed = 1;
  std::uint64_t index = 0;  ///< of the replicate
};

/// How a study changes the problem that it repeats a run on. A small value: what is drawn at random
/// is only named. The parts are applied in this order; nothing: as it is.
struct ProblemChange {
  std::optional<std::vector<Index>> samples;  ///< only these, in this order
  /// The values of each input are in random order, each in its own, which keeps what belongs
  /// together (chance_order.h): inputs that have to do neither with the target nor with each other.
  std::optional<RandomDraw> permuted_inputs = {};
  std::optional<std::vector<Index>> inputs;  ///< only these, in this order
  /// Behind the inputs, a copy of each whose values are in random order, each in its own, which
  /// keeps what belongs together (chance_order.h): inputs of the same distribution that have to do
  /// with nothing. They belong to no group.
  std::optional<RandomDraw> permuted_copies;
  /// Each sample gets the ground truth and the label of a random other one, so that the inputs have
  /// nothing to do with them; what belongs together stays so (chance_order.h).
  std::optional<RandomDraw> permuted_target;
};

/// The problem in which each sample has the ground truth and the label of another one.
/// \param order  N: whose; positions may be repeated
[[nodiscard]] Problem with_target_of(Problem problem, const std::vector<Index>& order);

/// \throws Error(bad_input) for an invalid position, and where groups are too few to be exchanged
[[nodiscard]] ProblemPtr changed_problem(const ProblemPtr& problem, const ProblemChange& change);

}  // namespace steelyard
