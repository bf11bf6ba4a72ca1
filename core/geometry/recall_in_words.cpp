// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/recall_in_words.h"

#include <cmath>

#include "core/text.h"

namespace steelyard {

/// Rounded down: 100 % means all of them.
Message recall_in_words(double recall, Index judged) {
  return message("neighbours.recall",
                 "the nearest samples were not looked for among all samples, as there are so many: "
                 "{1} % of the true nearest ones were found (measured on {2} "
                 "{2:sample|samples})",
                 short_text(std::floor(1000.0 * recall) / 10.0, 3), judged);
}

}  // namespace steelyard
