// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/kernels/each_level/namespace.h"
#include "core/kernels/kernels.h"

namespace steelyard::kernels::STEELYARD_LEVEL {

/// All kernels of this level.
[[nodiscard]] Kernels table();

}  // namespace steelyard::kernels::STEELYARD_LEVEL
