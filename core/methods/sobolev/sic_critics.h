// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/methods/sobolev/critic_descent.h"
#include "core/methods/sobolev/sic_options.h"
#include "core/methods/sobolev/sic_table.h"

namespace steelyard::sobolev {

/// What a critic says about some pairs, with no unit left out.
struct Judged {
  double difference = 0.0;  ///< mean f of the joint pairs minus that of the mixed ones
  double square = 0.0;      ///< mean of f^2 over the mixed pairs
  Vector slopes;            ///< D: mean of (df/dx_j)^2 over the mixed pairs

  /// Minus the criterion: -difference + lambda/2 sum_j E_j / (eta_j + 1e-6) + rho/2 square.
  [[nodiscard]] double loss(const CriticPlan& plan, const FeatureGroups& groups,
                            const Vector& eta) const;
};

/// The critics of a run, trained side by side: critics that need different numbers of updates
/// advance by equal shares of them. Each has random numbers of its own, so the result is the same
/// for any number of threads.
class SicCritics {
 public:
  SicCritics(const SicTable& table, const SicOptions& options);

  [[nodiscard]] std::size_t size() const { return plans_.size(); }
  /// The number of updates of the critic with the most.
  [[nodiscard]] std::uint64_t updates_in_all() const { return most_updates_; }
  [[nodiscard]] std::uint64_t updates() const { return updates_; }
  /// Trains until the critic with the most updates has done `updates` of them.
  /// \return false when stopped before that
  [[nodiscard]] bool advance_to(std::uint64_t updates, const std::stop_token& stop);
  /// Judges every critic by the same pairs.
  /// \return false when stopped
  [[nodiscard]] bool judge(const std::stop_token& stop);

  /// The importances by each critic: features that vary x critics.
  [[nodiscard]] Matrix etas() const;
  /// Their mean over the critics, for the features that vary.
  [[nodiscard]] Vector eta() const;
  // Means over the critics, as judge() last found them.
  [[nodiscard]] double loss() const;
  [[nodiscard]] double difference() const;
  [[nodiscard]] double held_out_difference() const;  ///< NaN with fewer than two held-out samples
  [[nodiscard]] Vector slopes() const;               ///< sqrt(E)
  [[nodiscard]] double tilt() const;                 ///< see SicModel

  [[nodiscard]] const CriticLayout& layout() const { return critics_.front()->layout(); }
  [[nodiscard]] std::vector<VectorOf<float>> weights() const;

 private:
  struct Opinion {
    double loss = 0.0;
    Judged training, held_out;
  };

  [[nodiscard]] double operations_to(std::uint64_t updates) const;

  std::shared_ptr<const CriticData<float>> all_;  // held-out samples included
  EtaMean mean_;
  std::vector<CriticPlan> plans_;
  std::vector<std::uint64_t> updates_of_;
  std::vector<std::unique_ptr<CriticTraining>> critics_;
  std::vector<Opinion> opinions_;
  PairBatch training_, held_out_;  // by which critics are judged
  std::uint64_t most_updates_ = 0;
  std::uint64_t updates_ = 0;
};

}  // namespace steelyard::sobolev
