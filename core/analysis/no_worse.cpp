// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/no_worse.h"

#include "core/analysis/held_out_verdict.h"
#include "core/measures/paired_gain.h"
#include "core/trials/held_out_errors.h"

namespace steelyard {

bool is_no_worse(const Vector& errors, const Vector& best, const Vector& of_nothing,
                 double tested_over_trained) {
  const double lost = relative_error(errors, of_nothing) - relative_error(best, of_nothing);
  return lost <= negligible_error || !paired_gain(best, errors, tested_over_trained).is_likely();
}

}  // namespace steelyard
