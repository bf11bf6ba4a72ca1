// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/dataset.h"

namespace steelyard {

/// Whether the values of a text column repeat as the names of blocks, units or subjects do: at
/// least half of them occur at least twice. A column that is not named like a group (name_words.h)
/// must have a value in every row, too, and its values must be names, of two and a half words at
/// most on average: remarks that people wrote do not tell which samples belong together.
[[nodiscard]] bool repeats_like_units(const Dataset& dataset, Index column);

/// Whether a text column is likely to tell which samples belong together: it repeats like units,
/// and its name says so or it has more than 20 values.
[[nodiscard]] bool looks_like_group(const Dataset& dataset, Index column);

}  // namespace steelyard
