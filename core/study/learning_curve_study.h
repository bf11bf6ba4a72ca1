// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <utility>

#include "core/study/learning_curve.h"
#include "core/study/trust_study.h"

namespace steelyard {

/// LearningCurve as a study.
class LearningCurveStudy final : public TrustStudy {
 public:
  explicit LearningCurveStudy(Methods baselines) : baselines_(std::move(baselines)) {}

  [[nodiscard]] const StudyInfo& info() const override;
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override;
  [[nodiscard]] bool draws() const override { return true; }
  /// Takes no method that gives scores, because scores make no space.
  [[nodiscard]] bool takes(const Method& method) const override {
    return method.info().gives != Output::scores;
  }
  /// Requires a ground truth of columns, and enough samples for several sizes.
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question,
                                             const std::string& others) const override;
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override;

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string objective) const override;

  Methods baselines_;
};

}  // namespace steelyard
