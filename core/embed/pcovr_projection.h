// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/embed/projection.h"

namespace steelyard {

/// "pcovr": principal covariates regression of the weighted inputs on the ground truth with two
/// components, and periodic columns as points on a circle. The inputs are scaled to a total
/// variance of 1 and the coordinates scaled back, so that alpha = 1 is PCA. Without a ground truth
/// it is PCA at any alpha, and its note says so. Reports both losses.
class PcovrProjection final : public ProjectionMethod {
 public:
  [[nodiscard]] std::string id() const override;
  [[nodiscard]] std::string title() const override;
  /// alpha (live); the ridge of the regression for Y-hat.
  [[nodiscard]] ParameterSchema parameters() const override;
  /// Depends on the size of the singular value decomposition.
  [[nodiscard]] bool takes_time(const Problem& problem) const override;
  [[nodiscard]] Projection project(const Problem& problem, const LearnedSpace& space,
                                   const std::vector<Index>& columns,
                                   const ParameterValues& values) const override;
  [[nodiscard]] std::unique_ptr<const PreparedProjection> prepare(
      const Problem& problem, const LearnedSpace& space, const std::vector<Index>& columns,
      const ParameterValues& values) const override;
};

}  // namespace steelyard
