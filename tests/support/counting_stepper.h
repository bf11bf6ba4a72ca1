// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <vector>

#include "core/run/stepper.h"

namespace steelyard {

/// What a CountingStepper does.
struct CountingPlan {
  std::uint64_t iterations = 100;  ///< then it has converged
  std::uint64_t throw_at = 0;      ///< the iteration that throws; 0: none
  int empty_pieces = 0;            ///< pieces of a search after the start that append nothing
  Index dimension = 2;
};

/// A stepper that counts: iteration i has the objective 1 / (1 + i) and all weights i + 1.
class CountingStepper final : public Stepper {
 public:
  explicit CountingStepper(CountingPlan plan = {}) : plan_(plan) {}

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return scalars_; }

  [[nodiscard]] Snapshot advance(Budget budget, std::stop_token stop) override {
    ++pieces_;
    Snapshot snapshot;
    if (!begun_) {
      begun_ = true;
      append_to(snapshot);
    } else if (empty_pieces_ < plan_.empty_pieces) {
      ++empty_pieces_;
    } else {
      const std::uint64_t end = std::min(plan_.iterations, iteration_ + budget.iterations);
      while (iteration_ < end && !stop.stop_requested()) {
        iterate(snapshot);
      }
    }
    snapshot.iteration = iteration_;
    snapshot.fraction = static_cast<double>(iteration_) / static_cast<double>(plan_.iterations);
    snapshot.weights = weights();
    if (stop.stop_requested()) {
      snapshot.outcome = Outcome{Ending::stopped, {}};
    } else if (iteration_ == plan_.iterations) {
      snapshot.outcome = Outcome{Ending::converged, {}};
    }
    outcome_ = snapshot.outcome.value_or(Outcome{});
    return snapshot;
  }

  [[nodiscard]] Result result() const override {
    Result result;
    result.outcome = outcome_;
    result.iterations = iteration_;
    result.objective = objective();
    result.features.assign(
        static_cast<std::size_t>(plan_.dimension),
        FeatureResult{static_cast<double>(iteration_ + 1), 1.0, {}, {}, {}, 0.0, {}});
    return result;
  }

  [[nodiscard]] int pieces() const { return pieces_; }

 private:
  [[nodiscard]] double objective() const { return 1.0 / static_cast<double>(1 + iteration_); }
  [[nodiscard]] Vector weights() const {
    return Vector::Constant(plan_.dimension, static_cast<double>(iteration_ + 1));
  }
  void append_to(Snapshot& snapshot) const {
    snapshot.appended.iterates.push_back({iteration_, {objective()}, weights()});
  }
  void iterate(Snapshot& snapshot) {
    ++iteration_;
    if (iteration_ == plan_.throw_at) {
      throw std::runtime_error("the scales broke");
    }
    append_to(snapshot);
  }

  CountingPlan plan_;
  std::vector<ScalarInfo> scalars_{{"count", "Inverse count", false}};
  std::uint64_t iteration_ = 0;
  bool begun_ = false;
  int empty_pieces_ = 0;
  int pieces_ = 0;
  Outcome outcome_;
};

}  // namespace steelyard
