// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/prepare/preparation.h"

namespace steelyard {

/// "missing-indicator": adds a column "x is missing" of 0 and 1 for each column of numbers with
/// missing cells, behind the others. The cells themselves stay missing.
[[nodiscard]] Preparation missing_indicator();

}  // namespace steelyard
