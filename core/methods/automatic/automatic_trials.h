// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/methods/automatic/member_ranking.h"
#include "core/methods/automatic/plan_choice.h"
#include "core/trials/held_out_columns.h"

namespace steelyard::automatic {

/// The numbers of columns that are tried, all columns of a category as one. Few columns are what is
/// asked for; between many of them, one more or less decides nothing. All columns are tried only if
/// they are not many.
[[nodiscard]] std::vector<Index> tried_sizes(Index units);

/// All members on all folds: each ranks the columns in the training part of a split, and the judges
/// predict the rest of the samples from the beginnings of the ranking. One piece after another,
/// each of them on all threads.
///
/// A member that fails takes no part. Where only the samples of a split do not do, such as those of
/// a single class, it is the split that is left out, and for all members, as errors over different
/// splits cannot be compared; but a member that misses more than a third of them takes no part.
class AutomaticTrials {
 public:
  enum class Progress { more, finished, stopped };

  /// \param members  must outlive this
  AutomaticTrials(ProblemPtr problem, const std::vector<Member>& members, HeldOutColumns task,
                  std::uint64_t seed, ColumnUnits units = {});

  /// Does one piece of the trial that is under way.
  [[nodiscard]] Progress advance(Budget budget, const std::stop_token& stop);
  /// Number of finished trials, and of all.
  [[nodiscard]] std::size_t done() const { return trial_; }
  [[nodiscard]] std::size_t count() const { return members_.size() * task_.splits.size(); }
  /// The number of the piece under way: it changes with each piece of another kind.
  [[nodiscard]] std::size_t pieces() const { return pieces_; }
  [[nodiscard]] std::size_t member_at_work() const { return trial_ % members_.size(); }

  [[nodiscard]] const HeldOutColumns& task() const { return task_; }
  /// The errors over the splits that all members have finished and none has missed, at least two;
  /// otherwise none.
  [[nodiscard]] CandidateErrors errors() const;
  /// The task with these splits only.
  [[nodiscard]] HeldOutColumns task_of_errors() const;
  /// Number of the finished splits that are left out, and why the first one is.
  [[nodiscard]] std::size_t left_out() const;
  [[nodiscard]] Message why_left_out() const;
  /// For each unit, the share of the finished splits in which it is among so many of a member's
  /// best.
  [[nodiscard]] Vector shares(std::size_t member, Index size) const;
  /// Why members take no part, by their position; says nothing for one that does.
  [[nodiscard]] const std::vector<Message>& troubles() const { return troubles_; }

 private:
  [[nodiscard]] std::size_t split_at_work() const { return trial_ / members_.size(); }
  [[nodiscard]] Index row(std::size_t member, std::size_t size, std::size_t judge) const;
  [[nodiscard]] bool judge_piece(const std::stop_token& stop);
  void end_trial();
  void note_failure();
  /// The finished splits that no member which takes part has missed.
  [[nodiscard]] std::vector<Index> usable_splits() const;

  ProblemPtr problem_;
  const std::vector<Member>& members_;
  HeldOutColumns task_;
  std::vector<Trial> parts_;  ///< the training part of each split
  std::uint64_t seed_;
  ColumnUnits units_;
  std::vector<Index> sizes_;
  Matrix errors_;                                 ///< candidates x splits
  Vector nothing_;                                ///< per split
  std::vector<std::vector<TrialOutcome>> found_;  ///< by member, of each finished split
  std::vector<Message> troubles_;
  /// By member: the splits that it has missed, and why.
  std::vector<std::vector<std::pair<Index, Message>>> missed_;
  std::size_t trial_ = 0;
  std::size_t pieces_ = 0;
  std::unique_ptr<MemberRanking> ranking_;
  bool judging_ = false;
  std::size_t judge_ = 0;  ///< position in all_judges, of the piece under way
};

}  // namespace steelyard::automatic
