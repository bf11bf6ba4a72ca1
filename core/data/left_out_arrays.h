// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <vector>

#include "core/data/reading.h"
#include "core/message.h"

namespace steelyard {

/// Says which arrays of a file are not in its table, and why, so that no target is lost without a
/// word: those that cannot be used, and those with another number of rows, with their shapes. Then
/// which array may have to be transposed: MATLAB's are often features x samples.
/// \param taken  the positions of the arrays of the table; at least one
/// \param named_by  the positions of those whose texts name its columns
[[nodiscard]] std::vector<Message> left_out_arrays(const std::vector<ArrayInfo>& arrays,
                                                   const std::vector<std::size_t>& taken,
                                                   const std::vector<std::size_t>& named_by);

}  // namespace steelyard
