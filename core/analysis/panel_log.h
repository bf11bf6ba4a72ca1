// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "core/analysis/panel_discovery_plan.h"
#include "core/trials/held_out_errors.h"
#include "core/trials/trial_log.h"

namespace steelyard {

/// What tells the splits of a panel from those of another one.
struct PanelSplits {
  ProblemPtr problem;  ///< before it was thinned
  Index folds = 5;
  Index repeats = 2;
  std::uint64_t seed = 1;

  friend bool operator==(const PanelSplits&, const PanelSplits&) = default;
};

/// Keeps what a panel has computed, so that it can be stopped and continued, and extended by a
/// method or another false discovery rate: the outcomes of trials, the errors of sets of columns,
/// and what was discovered. It changes no finding. Several threads of a panel may ask for errors
/// and keep them at once; two panels at once need two logs.
class PanelLog {
 public:
  /// Errors by their split and their set, which is ascending.
  using Errors = std::map<std::pair<Index, std::vector<Index>>, JudgedError>;

  /// The columns that a plan has discovered.
  struct Discovery {
    PanelDiscoveryPlan plan;
    std::vector<Index> columns;
  };

  [[nodiscard]] TrialLog& trials() { return trials_; }
  [[nodiscard]] const TrialLog& trials() const { return trials_; }
  /// While no thread keeps any.
  [[nodiscard]] const Errors& errors() const { return errors_; }
  /// Forgets the errors if they are those of other splits.
  void begin_with(const PanelSplits& splits);
  /// The error of a set in a split; `nullopt` if it has not been kept.
  /// \param set  ascending
  [[nodiscard]] std::optional<JudgedError> error_of(Index split,
                                                    const std::vector<Index>& set) const;
  void keep_error(Index split, const std::vector<Index>& set, const JudgedError& error);
  /// In the order in which they were kept; they depend on no split.
  [[nodiscard]] const std::vector<Discovery>& discoveries() const { return discoveries_; }
  /// The columns that this plan has discovered; null if they have not been kept. Valid until more
  /// are kept.
  [[nodiscard]] const std::vector<Index>* discoveries_of(const PanelDiscoveryPlan& plan) const;
  void keep_discoveries(const PanelDiscoveryPlan& plan, const std::vector<Index>& columns);

 private:
  TrialLog trials_;
  std::optional<PanelSplits> splits_;
  mutable std::mutex mutex_;  // of the errors
  Errors errors_;
  std::vector<Discovery> discoveries_;
};

}  // namespace steelyard
