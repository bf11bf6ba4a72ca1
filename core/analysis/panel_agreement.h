// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/analysis/panel_row.h"

namespace steelyard {

/// How far the methods of a panel agree.
struct PanelAgreement {
  /// The judged rows; those that keep the same columns stand together (cluster/average_linkage.h,
  /// distances: 1 - Jaccard index).
  std::vector<std::size_t> rows = {};
  Matrix kendall = {};  ///< of the mean places of all columns, rows x rows in this order; NaN where
                        ///< a method ranks nothing
  Matrix jaccard = {};  ///< of the columns that are kept: the mean over the splits
};

/// The mean place of each column in the rankings, from 1; columns that a ranking leaves out share
/// its last places.
[[nodiscard]] Vector mean_places(const std::vector<std::vector<Index>>& rankings, Index dimension);

/// \param judged  the places of the rows that are compared
[[nodiscard]] PanelAgreement panel_agreement(const std::vector<PanelRow>& rows,
                                             const std::vector<std::size_t>& judged,
                                             Index dimension);

}  // namespace steelyard
