// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"
#include "core/measures/folds.h"

namespace steelyard::baselines {

/// What a linear model is fitted to. The rows stand fold after fold, so that leaving one out leaves
/// two blocks.
struct ElasticNetTable {
  Matrix inputs;             ///< N x D, each column of mean 0 over all rows
  Matrix targets;            ///< N x T, likewise
  std::vector<Index> edges;  ///< fold k has the rows edges[k] .. edges[k + 1] - 1

  [[nodiscard]] Index samples() const { return inputs.rows(); }
  [[nodiscard]] Index folds() const { return static_cast<Index>(edges.size()) - 1; }
  [[nodiscard]] Index first_of(Index fold) const { return edges[static_cast<std::size_t>(fold)]; }
  [[nodiscard]] Index size_of(Index fold) const { return first_of(fold + 1) - first_of(fold); }
};

/// \param inputs, targets  in the order of the samples; they are centred here
/// \param folds            each sample in one of them
[[nodiscard]] ElasticNetTable elastic_net_table(const MatrixView& inputs, const MatrixView& targets,
                                                const Folds& folds);

/// Blocks of samples that follow each other; the first ones are one longer where they do not fit.
/// \param count  2 .. samples
[[nodiscard]] Folds contiguous_folds(Index samples, Index count);

}  // namespace steelyard::baselines
