// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/analysis/panel_log.h"
#include "core/analysis/panel_members.h"

namespace steelyard {

/// For each number of columns, the columns that are kept in each split.
using PanelSets = std::vector<std::vector<std::vector<Index>>>;

/// The errors of such sets on the samples that their splits hold out, and who predicted.
struct PanelErrors {
  Matrix errors;                           ///< sizes x splits
  std::vector<std::vector<Judge>> judges;  ///< for each size: one per split
};

/// Judged inside the training parts, so that nothing has seen the tested samples: judged_error().
/// A set that several methods keep in a split is judged once.
/// \return `std::nullopt` when stopped; the log keeps what is known by then
[[nodiscard]] std::optional<PanelErrors> panel_errors(const HeldOutColumns& task,
                                                      const PanelSets& sets, PanelLog& log,
                                                      const std::stop_token& stop,
                                                      const TrialProgress& progress = {});

/// The same for the sets of a single split. Several threads may ask for different splits at once.
/// \param split  its place among those of the task
/// \return one error per set; `std::nullopt` when stopped, the log keeps what is known by then
[[nodiscard]] std::optional<std::vector<JudgedError>> errors_in_split(
    const HeldOutColumns& task, Index split, const std::vector<std::vector<Index>>& sets,
    PanelLog& log, const std::stop_token& stop);

/// The beginnings of a random ranking in each split.
/// \param draw  number of the ranking
/// \param kept  columns that stand before all others
[[nodiscard]] PanelSets random_sets(const HeldOutColumns& task, const std::vector<Index>& sizes,
                                    Index draw, std::uint64_t seed,
                                    const std::vector<Index>& kept = {});

}  // namespace steelyard
