// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/analysis/panel_log.h"
#include "core/analysis/panel_members.h"
#include "core/record/problem_fingerprint.h"
#include "core/trials/held_out_columns.h"

namespace steelyard {

/// Schema version of the JSON of a panel's log.
inline constexpr int panel_record_schema = 1;

/// Writes what panels of one problem have computed as JSON, and reads it back with the same bits: a
/// panel is then continued, or extended by a method or another false discovery rate, by another
/// call of the program. Methods that no panel has asked yet have no entries. On another machine,
/// the last bits of what is added may be others: see Record::instruction_set.
class PanelRecord {
 public:
  /// \param members  of panel_members(): all that may ever be asked, rather than those of one panel
  /// \throws Error(bad_input) if no samples can be held out
  PanelRecord(std::vector<PanelMember> members, const PanelOptions& options);

  /// \param log  of panels that had some of the members, and the options
  [[nodiscard]] std::string to_json(const PanelLog& log) const;
  /// Adds what the text holds to the log. Trials and discoveries of a method that is not among the
  /// members, or has other settings now, are passed over.
  /// \param where  used in messages
  /// \throws Error(bad_input) that says what is wrong and where: not such a text; of another
  ///         problem, other folds or another seed; of another version of the program, whose methods
  ///         may find something else; damaged
  void read(const std::string& text, const std::string& where, PanelLog& log) const;
  /// Whether the log knows what the member has found in the training part of each split.
  /// \param member  of the same problem and options
  [[nodiscard]] bool knows_runs(const PanelLog& log, const PanelMember& member) const;
  /// The same on targets in random order.
  [[nodiscard]] bool knows_chance(const PanelLog& log, const PanelMember& member) const;

 private:
  [[nodiscard]] std::vector<Trial> trials_of(const PanelMember& member) const;

  std::vector<PanelMember> members_;  // those that can take the question
  PanelOptions options_;
  PanelSplits splits_;
  ProblemFingerprint problem_;
  HeldOutColumns task_;
};

/// What such a text is, for messages.
[[nodiscard]] Message accepted_panel();

/// The options with the folds, repeats and seed of such a text.
/// \param where  used in messages
/// \throws Error(bad_input) if the text is none, or these are out of range
[[nodiscard]] PanelOptions with_splits_of(const std::string& text, const std::string& where,
                                          PanelOptions options);

}  // namespace steelyard
