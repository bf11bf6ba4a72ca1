// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/prepare/preparation.h"

namespace steelyard {

/// "scale": x -> (x - centre) / spread, by mean and standard deviation or by median and quartiles.
[[nodiscard]] Preparation scale_columns();
/// "log": x -> log(x + offset).
[[nodiscard]] Preparation log_columns();
/// "drop-columns": drops columns that carry no information, or no new information.
[[nodiscard]] Preparation drop_columns();
/// "missing": fills cells with missing values, or drops their samples or columns.
[[nodiscard]] Preparation fill_missing();

}  // namespace steelyard
