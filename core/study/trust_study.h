// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/study/replicate_plan.h"
#include "core/study/study.h"

namespace steelyard {

/// A study of how far the result of a run can be trusted: the run itself, then the repeated runs of
/// a plan. Its kind is chosen by the parameter `trust`.
class TrustStudy : public Study {
 public:
  [[nodiscard]] const StudyKind& kind() const final;
  [[nodiscard]] std::unique_ptr<Stepper> begin(const StudyQuestion& question) const final;

 private:
  /// \param objective  of the method, for the title of an axis: "DII"
  [[nodiscard]] virtual std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                            std::string objective) const = 0;
};

/// A parameter that several of these studies have: the number of repeated runs.
[[nodiscard]] ParameterSpec replicates_parameter();

}  // namespace steelyard
