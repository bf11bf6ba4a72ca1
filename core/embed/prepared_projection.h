// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/embed/projected_samples.h"
#include "core/parameter/parameter.h"

namespace steelyard {

/// What a projection computes once from a problem and a space, so that moving a live parameter
/// takes only a few milliseconds. Immutable and independent of the problem's lifetime.
class PreparedProjection {
 public:
  PreparedProjection() = default;
  PreparedProjection(const PreparedProjection&) = delete;
  PreparedProjection& operator=(const PreparedProjection&) = delete;
  virtual ~PreparedProjection() = default;

  /// Whether place() can be called with these values; otherwise the projection must be prepared
  /// again.
  [[nodiscard]] virtual bool serves(const ParameterValues& values) const = 0;
  /// \return the same as ProjectionMethod::project, to the last bit
  [[nodiscard]] virtual Projection place(const ParameterValues& values) const = 0;
};

}  // namespace steelyard
