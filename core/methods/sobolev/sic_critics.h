// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/methods/sobolev/critic_judge.h"
#include "core/methods/sobolev/sic_options.h"
#include "core/methods/sobolev/sic_table.h"

namespace steelyard::sobolev {

/// The critics of a run, which are trained side by side: where one takes more updates than another,
/// each does the same share of its own at a time. Their random numbers are their own, so that any
/// number of threads trains the same.
class SicCritics {
 public:
  SicCritics(const SicTable& table, const SicRun& run);

  [[nodiscard]] std::size_t size() const { return plans_.size(); }
  /// Of the critic with the most.
  [[nodiscard]] std::uint64_t updates_in_all() const { return most_updates_; }
  [[nodiscard]] std::uint64_t updates() const { return updates_; }
  /// Trains until the critic with the most has done so many. \return false when stopped before
  [[nodiscard]] bool advance_to(std::uint64_t updates, const std::stop_token& stop);
  /// Asks every critic about the same pairs. \return false when stopped before
  [[nodiscard]] bool judge(const std::stop_token& stop);

  /// Features that vary x critics.
  [[nodiscard]] Matrix etas() const;
  /// Of the features that vary.
  [[nodiscard]] Vector eta() const;
  // What judge() found, as means over the critics.
  [[nodiscard]] double loss() const;
  [[nodiscard]] double difference() const;
  [[nodiscard]] double held_out_difference() const;  ///< NaN: no samples are held out
  [[nodiscard]] Vector slopes() const;               ///< sqrt(E)
  [[nodiscard]] double tilt() const;                 ///< see SicModel

  [[nodiscard]] const CriticLayout& layout() const { return critics_.front()->layout(); }
  [[nodiscard]] std::vector<VectorOf<float>> weights() const;

 private:
  struct Opinion {
    double loss = 0.0;
    Judged training, held_out;
  };

  std::shared_ptr<const CriticData<float>> all_;  // held-out samples, too
  EtaMean mean_;
  std::vector<CriticPlan> plans_;
  std::vector<std::uint64_t> updates_of_;
  std::vector<std::unique_ptr<CriticTraining>> critics_;
  std::vector<Opinion> opinions_;
  PairBatch training_, held_out_;  // that critics are asked about
  std::uint64_t most_updates_ = 0;
  std::uint64_t updates_ = 0;
};

}  // namespace steelyard::sobolev
