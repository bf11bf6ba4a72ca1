// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>

#include "core/embed/projected_samples.h"

namespace steelyard {

/// A projection that takes its time, moved on by its caller and looked at in between.
class ProjectionStepper {
 public:
  ProjectionStepper() = default;
  ProjectionStepper(const ProjectionStepper&) = delete;
  ProjectionStepper& operator=(const ProjectionStepper&) = delete;
  virtual ~ProjectionStepper() = default;

  /// One bounded piece of the work, about 30 ms (the first may take longer, and looks at the token
  /// meanwhile). What comes out never depends on how the pieces were cut.
  /// \return whether there is more to come; after a stop: false only if all was done
  virtual bool advance(const std::stop_token& stop) = 0;
  /// As it is by now: N x 2, finite; all 0 before the first piece.
  [[nodiscard]] virtual const Projection& coordinates() const = 0;
};

}  // namespace steelyard
