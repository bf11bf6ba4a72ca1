// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/kernels/each_level/namespace.h"
#include "core/kernels/kernels.h"

namespace steelyard::kernels::STEELYARD_LEVEL {

/// Puts the passes over rows of distances that are to be sorted, of this level, there.
void put_row_loops(Kernels& kernels);

}  // namespace steelyard::kernels::STEELYARD_LEVEL
