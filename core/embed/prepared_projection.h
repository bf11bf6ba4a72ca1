// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/embed/projected_samples.h"
#include "core/parameter/parameter.h"

namespace steelyard {

/// What a projection computes once from a problem and weights, so that moving a live parameter
/// costs only a few milliseconds. Immutable and independent of the problem's lifetime.
class PreparedProjection {
 public:
  PreparedProjection() = default;
  PreparedProjection(const PreparedProjection&) = delete;
  PreparedProjection& operator=(const PreparedProjection&) = delete;
  virtual ~PreparedProjection() = default;

  /// Whether place() can be called for these values; otherwise it must be prepared again.
  [[nodiscard]] virtual bool serves(const ParameterValues& values) const = 0;
  /// \return the result of ProjectionMethod::project, to the last bit
  [[nodiscard]] virtual Projection place(const ParameterValues& values) const = 0;
};

}  // namespace steelyard
