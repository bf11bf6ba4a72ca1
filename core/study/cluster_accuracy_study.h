// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/study/cluster_accuracy.h"
#include "core/study/trust_study.h"

namespace steelyard {

/// ClusterAccuracy as a study.
class ClusterAccuracyStudy final : public TrustStudy {
 public:
  explicit ClusterAccuracyStudy(Methods baselines) : baselines_(std::move(baselines)) {}

  [[nodiscard]] const StudyInfo& info() const override;
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override;
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& /*method*/) const override { return true; }
  /// Requires a label that clusters can be compared with, and numbers of features that can be kept.
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question,
                                             const std::string& others) const override;
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override;

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string objective) const override;

  Methods baselines_;
};

}  // namespace steelyard
