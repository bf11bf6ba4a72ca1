// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <numeric>
#include <span>
#include <vector>

#include "core/run/subset_fitter.h"

namespace steelyard::tests {

/// Says how many features there are; the answers are made up by the test.
class NoLearner : public SubsetFitter {
 public:
  explicit NoLearner(Index features) : features_(features) {}

  [[nodiscard]] Index dimension() const override { return features_; }
  [[nodiscard]] std::vector<Index> usable() const override {
    std::vector<Index> all(static_cast<std::size_t>(features_));
    std::iota(all.begin(), all.end(), Index{0});
    return all;
  }
  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return {}; }
  [[nodiscard]] bool prepare(const std::stop_token& /*stop*/) override { return true; }
  [[nodiscard]] std::unique_ptr<Stepper> begin(const LearningTask& /*task*/) const override {
    return nullptr;
  }
  [[nodiscard]] Vector comparable(const Vector& weights) const override { return weights; }

 private:
  Index features_;
};

}  // namespace steelyard::tests
