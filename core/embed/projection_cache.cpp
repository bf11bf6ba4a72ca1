// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/projection_cache.h"

namespace steelyard {

Projection ProjectionCache::project(const ProjectionMethod& method, const ProblemPtr& problem,
                                    const LearnedSpace& space, const std::vector<Index>& columns,
                                    const ParameterValues& values) {
  const bool same = prepared_ && id_ == method.id() && problem_ == problem && space_ == space &&
                    columns_ == columns && prepared_->serves(values);
  if (!same) {
    prepared_.reset();  // before the next one takes its memory
    prepared_ = method.prepare(*problem, space, columns, values);
    id_ = method.id();
    problem_ = prepared_ ? problem : nullptr;
    space_ = space;
    columns_ = columns;
  }
  return prepared_ ? prepared_->place(values) : method.project(*problem, space, columns, values);
}

}  // namespace steelyard
