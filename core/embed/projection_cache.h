// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/embed/projection.h"

namespace steelyard {

/// Keeps what a projection prepared last, so that one asked for again with other parameters only
/// is placed and not made anew. Keeps the problem alive meanwhile. Of one thread.
class ProjectionCache {
 public:
  /// What method.project gives; prepared anew where the method, problem, weights, columns or a
  /// parameter that is not live differ from the last time.
  [[nodiscard]] Projection project(const ProjectionMethod& method, const ProblemPtr& problem,
                                   const Vector& weights, const std::vector<Index>& columns,
                                   const ParameterValues& values);

 private:
  std::string id_;
  ProblemPtr problem_;
  Vector weights_;
  std::vector<Index> columns_;
  std::unique_ptr<const PreparedProjection> prepared_;
};

}  // namespace steelyard
