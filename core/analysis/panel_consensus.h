// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/analysis/panel_row.h"
#include "core/analysis/panel_units.h"

namespace steelyard {

/// How often the columns are kept. Those that were made of one column of text are one here: each of
/// them counts as kept where any of them is.
struct PanelConsensus {
  Matrix map = {};   ///< columns x rows: the share of trials that keep it; NaN without trials
  Vector mean = {};  ///< per column: the mean over the good methods; empty if no method is good
  /// The share that a column would have if as many were drawn at random.
  double expected = 0.0;
  /// The share that one column in twenty reaches in a trial of the good methods on a target in
  /// random order; `nullopt` if there were no such trials. The trials on the target itself overlap,
  /// so that their mean is as free as that of one such trial.
  std::optional<double> chance = {};
  Vector by_chance = {};     ///< per column: the mean share in all such trials; empty without them
  Index permuted = 0;        ///< number of such trials of each method
  Message no_permuted = {};  ///< why there are none; says nothing if there are some
  bool was_stopped = false;  ///< before the trials on random targets were done

  /// What a share has to exceed to say something.
  [[nodiscard]] double level() const { return chance.value_or(expected); }
};

/// The columns that are kept more often than the level, by falling share; none if no method is
/// good.
[[nodiscard]] std::vector<Index> columns_above_level(const PanelConsensus& consensus);

/// \param members  as asked, see PanelRow::member
/// \param good     places of the good rows
/// \param kept     columns that a person keeps: they are in every selection, by chance or not, and
///                 have no part in the levels
/// \param units    of all columns
/// \param number   of the trials on random targets; fewer than splits begin again with the first
[[nodiscard]] PanelConsensus panel_consensus(
    const std::vector<PanelMember>& members, const std::vector<PanelRow>& rows,
    const std::vector<std::size_t>& good, const HeldOutColumns& task,
    const std::vector<Index>& kept, const std::vector<PanelUnit>& units,
    const PanelOptions& options, PanelLog& log, const std::stop_token& stop,
    const TrialProgress& progress = {});

}  // namespace steelyard
