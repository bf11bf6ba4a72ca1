// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"
#include "core/message.h"

namespace steelyard {

/// Says that neighbours are not all the nearest, for the warnings of what rests on them.
/// \param recall  share of the true nearest neighbours that were found, 0 to 1
/// \param judged  number of samples on which it was measured, >= 1
[[nodiscard]] Message recall_in_words(double recall, Index judged);

}  // namespace steelyard
