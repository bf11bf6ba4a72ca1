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
  /// Who takes part in a run.
  struct Participants {
    std::vector<Member> able;     ///< as the options ask
    std::vector<Message> others;  ///< a message about each that cannot take the problem
  };
  [[nodiscard]] Participants participants(const Problem& problem,
                                          const AutomaticOptions& options) const;

  std::vector<Member> members_;
  MethodInfo info_;
};

}  // namespace steelyard::automatic
