// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/study.h"

namespace steelyard {

/// Finds features that do better than random ones: the whole run, including its search, is repeated
/// with a permuted copy of each input added (a shadow feature: Kursa and Rudnicki, J. Stat. Softw.
/// 36 (11), 2010). Gives each feature the share of repeats in which its value in the ranking was
/// above that of the best copy. An input that means nothing, one of D, beats all D copies once in
/// D + 1 repeats on average. The share is not a p-value, because all repeats use the same samples.
///
/// The added columns take part in the run, so the run itself is not among the repeats.
[[nodiscard]] std::unique_ptr<const Study> random_columns_study();

}  // namespace steelyard
