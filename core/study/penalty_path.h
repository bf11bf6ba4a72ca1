// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/study.h"

namespace steelyard {

/// L1 path: finds the best weights without a penalty, then with penalties in geometric progression,
/// each starting from the previous solution, until one feature is left. A penalty selects features
/// but also shrinks their weights, so each new set of features is optimised again without the
/// penalty, and that solution is on the path. Then gaps are filled: if the number of features falls
/// by more than one between neighbouring penalties, a penalty between them is tried from the
/// solution with more features.
[[nodiscard]] std::unique_ptr<const Study> penalty_path_study();

}  // namespace steelyard
