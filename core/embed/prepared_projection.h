// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/embed/projected_samples.h"
#include "core/parameter/parameter.h"

namespace steelyard {

/// What a projection works out once of a problem and weights, so that a live parameter that is
/// moved costs a few milliseconds. Immutable; stands on its own, the problem may be gone.
class PreparedProjection {
 public:
  PreparedProjection() = default;
  PreparedProjection(const PreparedProjection&) = delete;
  PreparedProjection& operator=(const PreparedProjection&) = delete;
  virtual ~PreparedProjection() = default;

  /// Whether place() can be asked for these values; else it has to be prepared anew.
  [[nodiscard]] virtual bool serves(const ParameterValues& values) const = 0;
  /// \return what ProjectionMethod::project gives, to the last bit
  [[nodiscard]] virtual Projection place(const ParameterValues& values) const = 0;
};

}  // namespace steelyard
