// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include "core/methods/automatic/automatic_stepper.h"
#include "core/methods/automatic/member_ranking.h"
#include "core/run/method.h"

namespace steelyard::automatic {

/// Takes the method that predicts best where nothing is known of which one suits the table.
class AutomaticMethod final : public Method {
 public:
  /// \param members  the methods that take part, quick ones
  explicit AutomaticMethod(std::vector<Member> members);

  [[nodiscard]] const MethodInfo& info() const override { return info_; }
  [[nodiscard]] const ParameterSchema& schema() const override;
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override;
  [[nodiscard]] Estimate estimate(const Problem& problem,
                                  const ParameterValues& values) const override;
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override;
  /// Three folds, once, and twenty trees, unless there are fewer already.
  [[nodiscard]] ParameterValues quick_values(const ParameterValues& values) const override;

 private:
  /// Those that can take the problem.
  /// \param others  receives a message about each that cannot; may be null
  [[nodiscard]] std::vector<Member> members_for(const Problem& problem,
                                                const AutomaticOptions& options,
                                                std::vector<Message>* others = nullptr) const;

  std::vector<Member> members_;
  MethodInfo info_;
};

}  // namespace steelyard::automatic
