// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// Whether errors are as good as others that are smaller on the mean: what is lost lies within its
/// standard error, fold by fold (measures/paired_gain.h), or is too little to count.
/// \param errors, best, of_nothing  one per fold; the last are those of the mean
/// \param tested_over_trained       see paired_gain()
[[nodiscard]] bool is_no_worse(const Vector& errors, const Vector& best, const Vector& of_nothing,
                               double tested_over_trained);

}  // namespace steelyard
