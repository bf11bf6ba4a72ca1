// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include "core/measures/folds.h"
#include "core/problem/sample_order.h"
#include "core/run/study.h"

namespace steelyard {

/// Block validation of a time series: the samples are cut into consecutive blocks, or into
/// blocks of whole groups if they form groups. The whole run, including its search, is repeated on
/// one block only and evaluated on every stride-th sample of the other blocks, for each possible
/// offset (Wild et al. 2024, Fig. 2A). Blocks are used rather than random folds because
/// neighbouring samples are correlated, and strides because the other blocks together are denser
/// than one block and would have nearer neighbours.
///
/// There are two curves against the number of features: "train" (the block's own samples) and
/// "validation" (the mean of its sets). Each shows the method's score, with mean and standard
/// deviation over the blocks. If the search on a block has no solution with exactly that number of
/// features, its largest solution with fewer features is used.
///
/// A matrix compares the weights of the blocks, for as many features as the run selects. A table
/// has a row for each solution of each block: its objectives, that of each validation set included,
/// its features and their weights (Wild et al. 2024, Figs. S4 and S5).
[[nodiscard]] std::unique_ptr<const Study> block_validation_study();

/// The samples of each block: consecutive ones whose lengths differ by at most one, by time where
/// it is known; where samples form groups, whole groups, so that there may be fewer blocks.
[[nodiscard]] Folds blocks_of(Index samples, const SampleOrder& order, Index blocks);
/// Every stride-th sample of the other blocks, by time where it is known, starting at `offset` <
/// stride; ascending.
/// \param block  one of blocks_of
[[nodiscard]] std::vector<Index> validation_samples(Index samples, const SampleOrder& order,
                                                    const std::vector<Index>& block, Index stride,
                                                    Index offset);

}  // namespace steelyard
