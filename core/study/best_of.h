// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/run/stepper.h"

namespace steelyard {

/// A study that runs several steppers on the same problem one after another and keeps the result
/// with the lowest objective. Each finished member is a point of the path. Iterations are numbered
/// consecutively across members.
class BestOf : public Stepper {
 public:
  struct Member {
    std::string label;  ///< a fixed text: "cosine decay"
    std::function<std::unique_ptr<Stepper>()> begin;
  };

  /// \param members  at least one; all must report the same scalars
  explicit BestOf(std::vector<Member> members);

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override;

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  void number_on(Snapshot& snapshot) const;
  void finish_member(Snapshot& snapshot);
  [[nodiscard]] Result best() const;

  std::vector<Member> members_;
  std::size_t running_ = 0;  // position in members_
  std::unique_ptr<Stepper> stepper_;
  std::uint64_t iterations_before_ = 0;
  std::size_t stages_before_ = 0;  ///< of the members before this one, by Snapshot::stage_number
  std::vector<Iterate> iterates_;  ///< without weights
  std::vector<PathPoint> path_;
  std::optional<Result> best_;
  std::size_t best_member_ = 0;
  std::optional<Outcome> outcome_;
};

}  // namespace steelyard
