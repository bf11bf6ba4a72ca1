// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/methods/sobolev/critic_training.h"
#include "core/methods/sobolev/sic_options.h"
#include "core/problem/targets.h"

namespace steelyard::sobolev {

/// How samples become columns of a critic's data: the inputs that vary, each of mean 0 and variance
/// 1, above the standardised targets.
struct SicScaling {
  std::vector<Index> inputs;  ///< positions in the problem, ascending
  Vector centre, deviations;  ///< of these
  Targets targets;            ///< without values

  /// \param values  of all inputs of the problem    \return inputs x rows
  [[nodiscard]] MatrixOf<float> standardised(const MatrixView& values) const;
};

/// The data of a run: samples with a target, those of the training first.
struct SicTable {
  SicScaling scaling;
  FeatureGroups groups{0};     ///< of the inputs that vary
  Matrix pairs;                ///< (D + targets) x N
  Index training = 0;          ///< samples of it
  std::vector<Index> samples;  ///< positions in the problem
};

/// How many samples are wanted for judging the critics.
[[nodiscard]] Index held_out_samples(const SicRun& run, Index samples);
/// Positions among the samples with a target. Held-out ones are drawn at random, or whole groups
/// and stretches of time; beside a stretch, some samples are in neither part.
[[nodiscard]] Split sic_split(const Problem& problem, const SicRun& run,
                              const std::vector<Index>& known);
[[nodiscard]] SicTable sic_table(const Problem& problem, const SicRun& run);

}  // namespace steelyard::sobolev
