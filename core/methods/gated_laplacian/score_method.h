// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/gated_laplacian/score_options.h"
#include "core/run/method.h"

namespace steelyard::gated {

/// The Laplacian score or the diffusion score: ranks features by how smooth they are on the graph
/// of nearest neighbours. Needs no ground truth.
class ScoreMethod : public Method {
 public:
  explicit ScoreMethod(Score score);

  [[nodiscard]] const MethodInfo& info() const override { return info_; }
  [[nodiscard]] const ParameterSchema& schema() const override { return score_schema(score_); }
  [[nodiscard]] std::vector<Complaint> check(const Problem& problem,
                                             const ParameterValues& values) const override;
  [[nodiscard]] Estimate estimate(const Problem& problem,
                                  const ParameterValues& values) const override;
  [[nodiscard]] ParameterValues automatic_values(const Problem& problem,
                                                 const ParameterValues& values,
                                                 const FitContext& terms) const override;
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override;

 private:
  Score score_;
  MethodInfo info_;
};

}  // namespace steelyard::gated
