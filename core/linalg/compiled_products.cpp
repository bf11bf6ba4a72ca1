// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#undef STEELYARD_COMPILE
#define STEELYARD_COMPILE
#include "core/linalg/compiled_products.h"
#undef STEELYARD_COMPILE
