// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/member_trials.h"
#include "core/analysis/panel_agreement.h"
#include "core/analysis/panel_ahead.h"
#include "core/analysis/panel_consensus.h"
#include "core/analysis/panel_units.h"

namespace steelyard {

/// Methods compared on one problem: the error on unseen samples against the number of columns that
/// each keeps, what they agree on, and what that says. Nothing that it holds depends on a clock, on
/// the number of threads, or on what a log has known before.
struct MethodPanel {
  std::vector<std::string> columns = {};  ///< names of all inputs
  std::vector<PanelUnit> units = {};      ///< what a person sees of them as one column
  Index samples = 0;                      ///< that were used
  Index all_samples = 0;
  bool of_classes = false;  ///< errors are shares of wrong classes, otherwise those of numbers
  bool of_inputs =
      false;  ///< there is no target: all inputs are predicted from those that are kept
  Message how_held_out = {};      ///< "Whole groups of Country were held out."; may say nothing
  std::vector<Index> sizes = {};  ///< numbers of columns that are tried
  /// q of PanelRow::discoveries; `nullopt` if nobody asked for any.
  std::optional<double> discovery_rate = {};
  PanelReferences beside = {};
  std::vector<PanelRow> rows = {};      ///< those that are finished, as they were asked
  std::vector<std::size_t> order = {};  ///< the judged rows, the best first
  /// Those no worse than the best, and better than knowing nothing and than random columns.
  std::vector<std::size_t> good = {};
  PanelAgreement agreement = {};
  PanelConsensus consensus = {};
  /// Columns that say almost the same as others which good methods keep: see panel_twins.h. The
  /// indicators of one text are not interchangeable with each other.
  std::vector<std::vector<Index>> interchangeable = {};
  std::vector<Message> answer = {};  ///< see panel_answer.h; empty if no row is finished
  bool complete = false;             ///< false when stopped
};

/// Callbacks during a panel; each may be empty. Those without a word about threads are called in
/// the thread that makes the panel. No finding depends on them.
struct PanelObserver {
  TrialProgress progress = {};
  /// Called before and after the work on a member, in their order; a caller may measure its time.
  std::function<void(std::size_t member)> begun = {}, ended = {};
  /// Where other processes take part, the trials of all members are run together before the first
  /// of these calls.
  AheadObserver ahead = {};
  /// Called between these two after each trial of the member.
  TrialNews trial_ended = {};
  /// Called before the first member, when there are no rows, and after each but the last with what
  /// is known by then: all but the answer, the interchangeable columns, and how often columns are
  /// kept on targets in random order.
  std::function<void(const MethodPanel& so_far)> known = {};
};

/// Runs each member in the training part of each split, and judges what it keeps on the samples
/// that the split holds out. A member whose runs are impossible or fail is left out, with the
/// reason. If discoveries are asked for, each member that is judged is run once more for them, and
/// a failure of that run leaves nothing else out. When stopped, the panel speaks of the members
/// that were finished.
/// \param members  of panel_members() with these options, each of which can take the question
/// \param log      keeps what is computed, also over a stop and for further members; may be null
/// \throws Error(bad_input) without members, if no samples can be held out, or for a false
///         discovery rate that is none
[[nodiscard]] MethodPanel method_panel(const std::vector<PanelMember>& members,
                                       const PanelOptions& options, const std::stop_token& stop,
                                       PanelLog* log = nullptr, const PanelObserver& observer = {});

}  // namespace steelyard
