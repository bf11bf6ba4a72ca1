// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/embed/projection.h"

namespace steelyard {

/// "kernel_pcovr": kernel principal covariates regression, two components. Inputs, targets and a
/// missing ground truth as PcovrProjection; the kernel is centred and scaled (KernelNormaliser).
/// Takes the cube of the samples: of more than 1,000 every so many-th is learned from, the others
/// are placed by the map that was found, and the note says so. Reports both losses, of the samples
/// learned from.
class KernelPcovrProjection final : public ProjectionMethod {
 public:
  [[nodiscard]] std::string id() const override;
  [[nodiscard]] std::string title() const override;
  /// alpha (live); the kernel with its gamma, degree and constant; ridge.
  [[nodiscard]] ParameterSchema parameters() const override;
  [[nodiscard]] bool takes_time(const Problem& problem) const override;
  [[nodiscard]] Projection project(const Problem& problem, const Vector& weights,
                                   const std::vector<Index>& columns,
                                   const ParameterValues& values) const override;
  [[nodiscard]] std::unique_ptr<const PreparedProjection> prepare(
      const Problem& problem, const Vector& weights, const std::vector<Index>& columns,
      const ParameterValues& values) const override;
};

}  // namespace steelyard
