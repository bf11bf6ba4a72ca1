// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/prepare/preparation.h"

namespace steelyard {

/// "missing-codes": cells with numbers that stand for a missing value, such as -999, become missing
/// cells. Without codes, they are those of likely_missing_codes().
[[nodiscard]] Preparation take_missing_codes();

}  // namespace steelyard
