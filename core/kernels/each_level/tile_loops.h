// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/kernels/each_level/namespace.h"
#include "core/kernels/kernels.h"

namespace steelyard::kernels::STEELYARD_LEVEL {

/// Puts the distances from tiles of samples of this level there.
void put_tile_loops(Kernels& kernels);

}  // namespace steelyard::kernels::STEELYARD_LEVEL
