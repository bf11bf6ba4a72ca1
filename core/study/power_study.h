// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/study/baselines.h"
#include "core/study/power_plan.h"
#include "core/study/trust_study.h"

namespace steelyard {

/// The power of a method on made-up tables with a known answer, beside that of others, as a study.
class PowerStudy final : public TrustStudy {
 public:
  /// \param others  methods to compare with, at their defaults; each can be switched off
  /// \param ways    of discovering, beside the best of the ranking and the method's own selection
  explicit PowerStudy(Methods others, const DiscoveryWays& ways = {});

  [[nodiscard]] const StudyInfo& info() const override;
  /// Also those of the ways: a study that is one has them in common with this one.
  [[nodiscard]] ParameterValues automatic_values(const StudyQuestion& question) const override;
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override;
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& method) const override;
  /// Tables that can be made, on which the method can be run.
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question,
                                             const std::string& others) const override;
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override;
  [[nodiscard]] double bytes(const StudyQuestion& question) const override;

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string objective) const override;
  /// All runs one after another: the sum of their times, the most of their memory.
  [[nodiscard]] Estimate estimate(const StudyQuestion& question) const;
  [[nodiscard]] PowerOptions options(const StudyQuestion& question) const;
  [[nodiscard]] std::vector<PowerContender> contenders(const StudyQuestion& question) const;

  Methods others_;
  DiscoveryWays ways_;
};

}  // namespace steelyard
