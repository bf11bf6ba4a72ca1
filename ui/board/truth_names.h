// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/problem.h"

namespace steelyard::ui {

/// Which input has the shown name of each truth column: the last one of that name, -1 if there is
/// none. A list that names both must tell them apart.
[[nodiscard]] std::vector<Index> inputsNamedLikeTruth(const Problem& problem);

}  // namespace steelyard::ui
