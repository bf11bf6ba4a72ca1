// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/embed/projection.h"

namespace steelyard {

/// "kernel_pcovr": kernel principal covariates regression with two components. Inputs, targets and
/// a missing ground truth are treated as in PcovrProjection; the kernel is centred and scaled
/// (KernelNormaliser). The cost grows with the cube of the number of samples, so above 1,000
/// samples it is trained on an evenly spaced subset; the resulting map places the others, and the
/// note says so. Reports both losses for the training samples.
class KernelPcovrProjection final : public ProjectionMethod {
 public:
  [[nodiscard]] std::string id() const override;
  [[nodiscard]] std::string title() const override;
  /// alpha (live); the kernel with its gamma, degree and constant; the ridge.
  [[nodiscard]] ParameterSchema parameters() const override;
  [[nodiscard]] bool takes_time(const Problem& problem) const override;
  [[nodiscard]] Projection project(const Problem& problem, const LearnedSpace& space,
                                   const std::vector<Index>& columns,
                                   const ParameterValues& values) const override;
  [[nodiscard]] std::unique_ptr<const PreparedProjection> prepare(
      const Problem& problem, const LearnedSpace& space, const std::vector<Index>& columns,
      const ParameterValues& values) const override;
};

}  // namespace steelyard
