// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

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

}  // namespace steelyard
