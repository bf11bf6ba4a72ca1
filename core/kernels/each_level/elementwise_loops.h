// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/kernels/each_level/namespace.h"
#include "core/kernels/kernels.h"

namespace steelyard::kernels::STEELYARD_LEVEL {

/// Puts the passes over numbers that go their way one by one, of this level, there.
void put_elementwise_loops(Kernels& kernels);

}  // namespace steelyard::kernels::STEELYARD_LEVEL
