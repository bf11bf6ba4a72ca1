// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/prepare/preparation.h"

namespace steelyard {

/// "encode": makes numbers of columns of text, by encoding_of() (column_encoding.h). Indicators
/// stand where their column stood; they are named "colour=red", and their group is "colour".
/// Missing cells stay missing, in all indicators of their column. Columns that cannot be numbers
/// stay text. The step reads nothing but the columns that it changes.
[[nodiscard]] Preparation encode_text();

}  // namespace steelyard
