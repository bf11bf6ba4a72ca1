// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "core/analysis/panel_row.h"

namespace steelyard {

/// What a panel knows of a method whose trials go on. Which of them end first depends on threads
/// and their speed, so that nothing but a picture is made of it.
struct UnfinishedRow {
  /// Of the splits whose trials have ended, in the order of the splits: see describe_row(). It is
  /// not compared with other rows, and has no rankings, which are long.
  PanelRow row;
  PanelReferences beside = {};  ///< of the same splits
  Index trials = 0;             ///< how many there will be

  /// How many have ended; >= 1.
  [[nodiscard]] Index done() const { return row.errors.cols(); }
};

/// Receives what is known after a trial, one more trial each time: at first of those that a log
/// knows, in the thread that makes the panel, then of the others, each in the thread that ran it.
/// One call ends before the next begins. What it throws becomes a failure of the method.
using TrialNews = std::function<void(const UnfinishedRow& so_far)>;

/// What all methods of a panel are judged by; refers to parts that must outlive it.
struct PanelYardstick {
  const HeldOutColumns& task;
  const std::vector<Index>& sizes;  ///< numbers of columns that are tried
  const PanelReferences& beside;    ///< of all splits
};

/// Runs a method in the training part of each split, and judges what it keeps as soon as a trial
/// has ended. What comes out depends neither on their order nor on whether somebody listens.
/// \param row   says which method it is; receives all that describe_row() says of it
/// \param news  hears of each trial, also of those that the log knows; may be empty
/// \return false when stopped: the row is as it was, and the log keeps what is finished
/// \throws Error(bad_input) as run_trials(), or if a trial ranks nothing
[[nodiscard]] bool judge_member(const PanelMember& member, const PanelYardstick& yardstick,
                                PanelLog& log, const std::stop_token& stop,
                                const TrialProgress& progress, const TrialNews& news,
                                PanelRow& row);

}  // namespace steelyard
