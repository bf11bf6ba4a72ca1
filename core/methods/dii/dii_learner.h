// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/methods/dii/shared_work.h"
#include "core/run/learning.h"

namespace steelyard::dii {

/// The DII as used by a search: every task is a descent on the same ranks.
class DiiSubsetFitter : public SubsetFitter {
 public:
  explicit DiiSubsetFitter(std::shared_ptr<SharedWork> shared) : shared_(std::move(shared)) {}

  [[nodiscard]] Index dimension() const override { return shared_->problem().dimension(); }
  [[nodiscard]] std::vector<Index> usable() const override;
  [[nodiscard]] std::vector<Index> kept() const override;
  [[nodiscard]] std::span<const ScalarInfo> scalars() const override;
  [[nodiscard]] double seconds_of_task() const override;
  /// Computes what is the same for all tasks: the ranks and, if plain descent was given no learning
  /// rate, that rate.
  [[nodiscard]] bool prepare(const std::stop_token& stop) override;
  [[nodiscard]] std::unique_ptr<Stepper> begin(const LearningTask& task) const override;
  [[nodiscard]] Vector comparable(const Vector& weights) const override;

 private:
  std::shared_ptr<SharedWork> shared_;
};

/// Searches inside the DII.
class DiiLearning : public Learning {
 public:
  [[nodiscard]] bool takes_penalties() const override { return true; }
  [[nodiscard]] bool is_penalised(const ParameterValues& values) const override;
  [[nodiscard]] std::shared_ptr<SubsetFitter> begin(ProblemPtr problem,
                                                    const ParameterValues& values,
                                                    const FitContext& terms) const override;
};

}  // namespace steelyard::dii
