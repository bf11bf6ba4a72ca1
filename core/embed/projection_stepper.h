// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>

#include "core/embed/projected_samples.h"

namespace steelyard {

/// A slow projection that its caller advances step by step and can show after each step.
class ProjectionStepper {
 public:
  ProjectionStepper() = default;
  ProjectionStepper(const ProjectionStepper&) = delete;
  ProjectionStepper& operator=(const ProjectionStepper&) = delete;
  virtual ~ProjectionStepper() = default;

  /// Does one bounded step of about 30 ms; the first may take longer, and checks the token
  /// meanwhile. The result does not depend on how the work is divided into steps.
  /// \return whether there is more to do; after a stop, false only if everything was done
  virtual bool advance(const std::stop_token& stop) = 0;
  /// The current coordinates: N x 2, finite; all 0 before the first step.
  [[nodiscard]] virtual const Projection& coordinates() const = 0;
};

}  // namespace steelyard
