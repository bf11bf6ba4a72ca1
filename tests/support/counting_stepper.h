// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <limits>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "core/run/stepper.h"

namespace steelyard {

/// What a CountingStepper does.
struct CountingPlan {
  std::uint64_t iterations = 100;  ///< then it has converged
  std::uint64_t throw_at = 0;      ///< the iteration that throws; 0: none
  int empty_pieces = 0;            ///< pieces of a search, after its start, that append nothing
  Index dimension = 2;
  std::uint64_t lost_at = 0;  ///< from this iteration on the objective is NaN; 0: never
  bool lost_weights = false;  ///< then the weights are NaN instead of the objective
  bool forgets_best = false;  ///< the result is the last iteration, good or bad
  std::vector<Index> selection{0};
  std::uint64_t foreseen = 0;  ///< iterations that the fraction refers to; 0: the actual number
  Message stage = {};          ///< of every snapshot
};

/// A stepper that counts: iteration i has the objective 1 / (1 + i) and all weights i + 1.
class CountingStepper final : public Stepper {
 public:
  explicit CountingStepper(CountingPlan plan = {}) : plan_(std::move(plan)) {}

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return scalars_; }

  [[nodiscard]] int pieces() const { return pieces_; }

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override {
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
    snapshot.stage = plan_.stage;
    snapshot.fraction = static_cast<double>(iteration_) /
                        static_cast<double>(plan_.foreseen > 0 ? plan_.foreseen : plan_.iterations);
    snapshot.space = weights();
    if (stop.stop_requested()) {
      snapshot.outcome = Outcome{Ending::stopped, {}};
    } else if (iteration_ == plan_.iterations) {
      snapshot.outcome = Outcome{Ending::converged, {}};
    }
    outcome_ = snapshot.outcome.value_or(Outcome{});
    return snapshot;
  }

  [[nodiscard]] Result best_so_far() const override {
    Result result;
    result.outcome = outcome_;
    result.iterations = iteration_;
    const std::uint64_t best = lost() && !plan_.forgets_best ? plan_.lost_at - 1 : iteration_;
    result.objective = objective_of(best);
    const auto dimension = static_cast<std::size_t>(plan_.dimension);
    result.columns = {
        {"score", "Score", "", ValueKind::score, std::vector<double>(dimension, 1.0)}};
    result.space = Vector(Vector::Constant(plan_.dimension, weight_of(best)));
    result.selection = {plan_.selection, other_words("as planned")};
    History history{scalars_.front(), {}, {}};
    for (std::uint64_t k = 0; k <= iteration_; ++k) {
      history.x.push_back(static_cast<double>(k));
      history.y.push_back(objective_of(k));
    }
    result.histories = {std::move(history)};
    return result;
  }

  [[nodiscard]] bool lost_by(std::uint64_t iteration) const {
    return plan_.lost_at > 0 && iteration >= plan_.lost_at;
  }
  [[nodiscard]] bool lost() const { return lost_by(iteration_); }
  [[nodiscard]] double objective_of(std::uint64_t iteration) const {
    return lost_by(iteration) && !plan_.lost_weights ? std::numeric_limits<double>::quiet_NaN()
                                                     : 1.0 / static_cast<double>(1 + iteration);
  }
  [[nodiscard]] double weight_of(std::uint64_t iteration) const {
    return lost_by(iteration) && plan_.lost_weights ? std::numeric_limits<double>::infinity()
                                                    : static_cast<double>(iteration + 1);
  }
  [[nodiscard]] Vector weights() const {
    return Vector::Constant(plan_.dimension, weight_of(iteration_));
  }
  void append_to(Snapshot& snapshot) const {
    snapshot.appended.iterates.push_back({iteration_, {objective_of(iteration_)}, weights()});
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
