// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"
#include "core/measures/folds.h"

namespace steelyard::baselines {

/// The data that a linear model is fitted to. Rows are sorted by fold, so that leaving one out
/// leaves two blocks.
struct ElasticNetTable {
  Matrix inputs;             ///< N x D, each column with mean 0 over all rows
  Matrix targets;            ///< N x T, likewise
  std::vector<Index> edges;  ///< fold k has the rows edges[k] .. edges[k + 1] - 1

  [[nodiscard]] Index samples() const { return inputs.rows(); }
  [[nodiscard]] Index folds() const { return static_cast<Index>(edges.size()) - 1; }
  [[nodiscard]] Index first_of(Index fold) const { return edges[static_cast<std::size_t>(fold)]; }
  [[nodiscard]] Index size_of(Index fold) const { return first_of(fold + 1) - first_of(fold); }
};

/// \param inputs, targets  in the order of the samples; this function centres them
/// \param folds            each sample must be in one of them
[[nodiscard]] ElasticNetTable elastic_net_table(const MatrixView& inputs, const MatrixView& targets,
                                                const Folds& folds);

/// Blocks of consecutive samples, whose sizes differ by at most 1; the larger ones come first.
/// \param count  number of blocks, 2 .. samples
[[nodiscard]] Folds contiguous_folds(Index samples, Index count);

}  // namespace steelyard::baselines
