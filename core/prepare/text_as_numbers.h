// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/prepare/preparation.h"

namespace steelyard {

/// "text-as-numbers": a column of text most cells of which are plain numbers, such as 12, -0.5 or
/// 1e-3, becomes a column of numbers; its other cells become missing. The decimal mark is the point
/// or the comma, whichever more cells have.
[[nodiscard]] Preparation text_as_numbers();

/// The decimal mark of the numbers among the texts of a column: ',' where more cells are numbers
/// with it, otherwise '.'.
/// \param column  of text
[[nodiscard]] char decimal_mark_of(const Dataset& table, Index column);

}  // namespace steelyard
