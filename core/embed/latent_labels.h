// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/embed/projected_samples.h"
#include "core/matrix.h"
#include "core/parameter/parameter.h"

namespace steelyard {

/// Labels that PCovR and kernel PCovR share.

/// The mixing parameter alpha: live, from 1 (principal components) to 0 (regression), 0.5 by
/// default.
[[nodiscard]] ParameterSpec alpha_parameter();

/// The share that each of k components reproduces, 0 .. 1.
struct LatentShares {
  Vector inputs;           ///< k
  Vector targets;          ///< k
  bool regressed = false;  ///< whether there are targets
};

/// Labels each component: "PCovR 1 (31.2 % of the variance, 55.0 % of the truth)".
void label_latent_axes(const std::string& name, const LatentShares& shares, Projection& projection);

/// The note on a projection without targets.
/// \param why  why there are none, to follow "because"
[[nodiscard]] std::string note_without_targets(const std::string& why);

}  // namespace steelyard
