// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/methods/sobolev/critic_training.h"
#include "core/methods/sobolev/sic_options.h"
#include "core/problem/targets.h"

namespace steelyard::sobolev {

/// How samples become columns of a critic's data: the inputs that vary, each with mean 0 and
/// variance 1, above the standardised targets.
struct SicScaling {
  std::vector<Index> inputs;  ///< positions in the problem, ascending
  Vector centre, deviations;  ///< of these inputs
  Targets targets;            ///< without their values

  /// \param values  all inputs of the problem, one row per sample
  /// \return inputs x samples
  [[nodiscard]] MatrixOf<float> standardised(const MatrixView& values) const;
};

/// The data of a run: the samples that have a target, with the training samples first.
struct SicTable {
  SicScaling scaling;
  FeatureGroups groups{0};     ///< of the inputs that vary
  Matrix pairs;                ///< (D + targets) x N
  Index training = 0;          ///< number of training samples
  std::vector<Index> samples;  ///< positions in the problem
};

/// How many samples are to be held out for judging the critics.
[[nodiscard]] Index held_out_samples(const SicOptions& options, Index samples);
/// Positions among the samples with a target. Held-out samples are drawn at random, or as whole
/// groups or stretches of time; next to such a stretch, some samples are in neither part.
[[nodiscard]] Split sic_split(const Problem& problem, const SicOptions& options,
                              const std::vector<Index>& known);
[[nodiscard]] SicTable sic_table(const Problem& problem, const SicOptions& options);

}  // namespace steelyard::sobolev
