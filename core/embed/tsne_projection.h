// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/embed/projection.h"

namespace steelyard {

/// "tsne": t-SNE of the weighted inputs, with periodic inputs as points on a circle.
class TsneProjection final : public ProjectionMethod {
 public:
  [[nodiscard]] std::string id() const override;
  [[nodiscard]] std::string title() const override;
  [[nodiscard]] bool takes_time(const Problem& /*problem*/) const override { return true; }
  /// Runs to the end, which takes seconds for 2,000 samples and a minute for 20,000. To watch it,
  /// use begin().
  [[nodiscard]] Projection project(const Problem& problem, const LearnedSpace& space,
                                   const std::vector<Index>& columns,
                                   const ParameterValues& values) const override;
  [[nodiscard]] std::unique_ptr<ProjectionStepper> begin(
      const Problem& problem, const LearnedSpace& space, const std::vector<Index>& columns,
      const ParameterValues& values) const override;
};

}  // namespace steelyard
