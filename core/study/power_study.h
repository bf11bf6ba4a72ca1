// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/study/baselines.h"
#include "core/study/power_plan.h"
#include "core/study/trust_study.h"

namespace steelyard {

/// PowerPlan as a study: the power of a method on made-up tables with a known answer, beside that
/// of other methods.
class PowerStudy final : public TrustStudy {
 public:
  /// \param others  methods to compare with, at their defaults; each can be switched off
  /// \param ways    ways of discovering, besides the best of the ranking and the method's own
  ///                selection
  explicit PowerStudy(Methods others, const DiscoveryWays& ways = {});

  [[nodiscard]] const StudyInfo& info() const override;
  [[nodiscard]] ParameterValues automatic_values(const StudyQuestion& question) const override;
  /// Includes the parameters of the ways; a study that serves as a way shares them with this study.
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override;
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& method) const override;
  /// Requires tables that can be made and that the method can be run on.
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question,
                                             const std::string& others) const override;
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override;
  [[nodiscard]] double bytes(const StudyQuestion& question) const override;

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string objective) const override;
  /// The cost of all runs one after another: the sum of their times and the largest of their
  /// memories.
  [[nodiscard]] Estimate estimate(const StudyQuestion& question) const;
  [[nodiscard]] PowerOptions options(const StudyQuestion& question) const;
  [[nodiscard]] std::vector<RunPlan> contenders(const StudyQuestion& question) const;

  Methods others_;
  DiscoveryWays ways_;
};

}  // namespace steelyard
