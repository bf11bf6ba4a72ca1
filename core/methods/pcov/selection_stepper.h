// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/methods/pcov/selection_report.h"
#include "core/methods/pcov/selection_source.h"
#include "core/run/stepper.h"

namespace steelyard::pcov {

/// One run of a selection: preparation, then one choice per iteration, then the same for each
/// further mixing requested, of which only the curves are kept.
class SelectionStepper : public Stepper {
 public:
  SelectionStepper(ProblemPtr problem, Options options);

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return scalars_; }

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  [[nodiscard]] Snapshot start();
  [[nodiscard]] Snapshot prepare(const std::stop_token& stop);
  void choose(Snapshot& snapshot, const std::stop_token& stop);
  void note_choice(Snapshot& snapshot);
  void next_mixing(Snapshot& snapshot);
  void add_points(Snapshot& snapshot);
  [[nodiscard]] std::string group() const;
  /// 0 is the preparation; each mixing has its own.
  [[nodiscard]] std::size_t stage_number() const { return current_ + 1; }
  [[nodiscard]] double unexplained(const Choice& choice) const;
  [[nodiscard]] Iterate iterate_of(const Choice& choice, std::size_t number) const;
  [[nodiscard]] PathPoint path_point() const;
  [[nodiscard]] FeatureColumn scores_of_features() const;
  void show_features(Snapshot& snapshot) const;
  [[nodiscard]] std::vector<Index> chosen() const;
  [[nodiscard]] Message rule() const;
  [[nodiscard]] std::vector<Message> warnings() const;
  [[nodiscard]] double fraction() const;

  SelectionSource source_;
  std::vector<ScalarInfo> scalars_;
  std::vector<double> mixings_;  ///< the run's own comes first
  std::size_t current_ = 0;      ///< position in mixings_
  bool started_ = false;
  bool prepared_ = false;
  std::optional<GreedySelection> selection_;
  std::vector<Choice> choices_;  ///< of the run's own mixing
  GreedyState ending_ = GreedyState::choosing;
  std::vector<Iterate> iterates_;
  std::vector<PathPoint> path_;
  MixingCurves curves_;
  Outcome outcome_{Ending::stopped, {}};
};

}  // namespace steelyard::pcov
