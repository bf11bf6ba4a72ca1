// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/planted_table.h"
#include "core/random.h"

namespace steelyard {

/// Like mutation_table(), but requires options within their ranges.
[[nodiscard]] PlantedTable planted_mutations(const MutationOptions& options, Random& random);

}  // namespace steelyard
