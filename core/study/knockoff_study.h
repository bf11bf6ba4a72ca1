// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/study/trust_study.h"

namespace steelyard {

/// KnockoffDiscoveries as a study.
class KnockoffStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override;
  [[nodiscard]] ParameterValues automatic_values(const StudyQuestion& question) const override;
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override;
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& method) const override {
    return method.info().target != Target::none;
  }
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question,
                                             const std::string& others) const override;
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override;
  [[nodiscard]] double bytes(const StudyQuestion& question) const override;

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string objective) const override;
};

}  // namespace steelyard
