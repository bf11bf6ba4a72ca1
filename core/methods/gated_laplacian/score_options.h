// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/methods/gated_laplacian/affinity_graph.h"
#include "core/parameter/parameter.h"

namespace steelyard::gated {

/// The score of a feature on the graph: see laplacian_score.h.
enum class Score { laplacian, diffusion };

struct ScoreOptions {
  Score score = Score::laplacian;
  Index neighbours = 5;  ///< k, 1 .. N-1
  Affinity affinity = Affinity::heat;
  std::optional<double> width;  ///< of the heat kernel; `nullopt` for median_width()
  int steps = 1;                ///< of the walk, for the diffusion score
  std::optional<Index> rows;    ///< samples of the graph, >= 4; `nullopt`: see joined_samples()
};

/// How many samples the graph joins: those that are asked for, if there are so many. Automatic: all
/// up to 100,000, and all of up to 8 inputs, where a tree finds neighbours quickly; otherwise
/// 100,000. With more columns, neighbours hardly come nearer with ten times as many samples, and
/// looking for them among millions would take hours.
/// \param inputs  their number
[[nodiscard]] Index joined_samples(const ScoreOptions& options, Index samples, Index inputs);

[[nodiscard]] const ParameterSchema& score_schema(Score score);
/// \param values  without complaints
[[nodiscard]] ScoreOptions score_options(Score score, const ParameterValues& values);

}  // namespace steelyard::gated
