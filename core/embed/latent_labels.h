// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/embed/projected_samples.h"
#include "core/matrix.h"
#include "core/parameter/parameter.h"

namespace steelyard {

/// Labels shared by PCovR and kernel PCovR.

/// The mixing: live, from 1 (principal components) to 0 (regression), default 0.5.
[[nodiscard]] ParameterSpec alpha_parameter();

/// The share reproduced by each component, 0 .. 1.
struct LatentShares {
  Vector inputs;           ///< k
  Vector targets;          ///< k
  bool regressed = false;  ///< there are targets
};

/// "PCovR 1 (31.2 % of the variance, 55.0 % of the truth)" for each component.
void label_latent_axes(const std::string& name, const LatentShares& shares, Projection& projection);

/// The note on a projection without targets.
[[nodiscard]] std::string note_without_targets(const std::string& why);

}  // namespace steelyard
