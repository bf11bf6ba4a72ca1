// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/analysis/panel_errors.h"
#include "core/analysis/panel_log.h"
#include "core/analysis/panel_members.h"
#include "core/trials/hand_out.h"

namespace steelyard {

/// What a panel is about; refers to parts that must outlive it.
struct PanelTask {
  const std::vector<PanelMember>& members;
  const PanelOptions& options;
  const HeldOutColumns& task;
  const std::vector<Index>& sizes;  ///< numbers of columns that are tried
  const std::vector<Index>& kept;   ///< columns that stand before all others
};

/// Who watches work that is done ahead; each may be empty. One call ends before the next begins.
struct AheadObserver {
  /// Receives how many seconds a trial of a member has taken, somewhere.
  std::function<void(std::size_t member, double seconds)> spent = {};
  /// Called each time the log has kept something more, which may be written meanwhile.
  std::function<void()> kept = {};
};

/// Where other processes take part, does the work of all members at once, before the panel asks
/// for it member by member: their trials, their runs for discoveries and the errors of random
/// rankings, then the errors of what the trials keep. A panel that is made after it with this log
/// finds nothing left to compute, and has the same bits. Does nothing where no other process takes
/// part.
/// \param log  keeps what is found, also over a stop
void work_ahead(const PanelTask& work, PanelLog& log, const std::stop_token& stop,
                const TrialProgress& progress, const AheadObserver& observer);

/// The same for the trials of good members on targets in random order.
void permute_ahead(const std::vector<const PanelMember*>& good, const HeldOutColumns& task,
                   const PanelOptions& options, PanelLog& log, const std::stop_token& stop,
                   const TrialProgress& progress);

/// The members of which the log knows all that judging them asks for, so that their rows can be
/// made even after a stop; none if it does not know what they are compared with.
[[nodiscard]] std::vector<std::size_t> known_members(const PanelTask& work, const PanelLog& log);

/// What other processes do of a panel besides its trials.
void add_panel_tasks(TaskKinds& kinds);

}  // namespace steelyard
