// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/embed/projection.h"

namespace steelyard {

/// Keeps what a projection prepared last, so that a change of live parameters only requires placing
/// the samples. Keeps the problem alive. Not thread-safe.
class ProjectionCache {
 public:
  /// The same as method.project. It is prepared anew if the method, the problem, the space, the
  /// columns or a parameter that is not live differ from the last call.
  [[nodiscard]] Projection project(const ProjectionMethod& method, const ProblemPtr& problem,
                                   const LearnedSpace& space, const std::vector<Index>& columns,
                                   const ParameterValues& values);

 private:
  std::string id_;
  ProblemPtr problem_;
  LearnedSpace space_;
  std::vector<Index> columns_;
  std::unique_ptr<const PreparedProjection> prepared_;
};

}  // namespace steelyard
