// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// F = -log(density) in units of kT, shifted so that the smallest value is 0.
/// \param density  any shape; NaN where it is unknown (see PlaneDensity). NaN and densities that
///                 are not above 0 give NaN
[[nodiscard]] Matrix free_energy(const Matrix& density);

}  // namespace steelyard
