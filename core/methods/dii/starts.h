// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/methods/dii/options.h"
#include "core/run/outcome.h"

/// A descent can end where another would not: a run is several, from different points.
namespace steelyard::dii {

/// Where the descent from one start ended.
struct StartEnd {
  Ending ending = Ending::iteration_limit;
  double dii = 0.0;  ///< the lowest of its epochs
};

/// Where a further start begins: the best weights with the small ones raised, so that a weight that
/// fell too early has another chance. Depends on no order of features and on no units.
/// \param weights  u, D, >= 0, one above 0    \param further  1 for the second start, 2 for ...
/// \return w^(1 / 2^further) of weights whose largest is 1
[[nodiscard]] Vector raised(const Vector& weights, Index further);
/// Nothing can be raised where fewer than two weights are above 0.
[[nodiscard]] bool can_start_again(const Vector& weights);
/// Half as many as the first start had: it begins nearer to the end.
[[nodiscard]] std::uint64_t epochs_of_further_start(const Options& options);
/// The largest number of the iterations of a run.
[[nodiscard]] double iterations_of(const Options& options);

/// "2 starts ended at a DII of 0.0024 and 0.0025"; empty for one.
[[nodiscard]] std::string starts_in_words(std::span<const StartEnd> ends);
/// A warning where they ended far from each other; otherwise empty.
[[nodiscard]] std::string spread_of_starts(std::span<const StartEnd> ends);
/// Whether a penalty has decided rather than the data: the DII has risen, or one weight, the
/// largest being 1, costs more than the whole DII at the start, so that only one is left.
[[nodiscard]] bool is_too_strong(double penalty, double first_dii, double last_dii,
                                 Index weights_left);
/// The warning for such a penalty.
[[nodiscard]] std::string too_strong_penalty(double penalty, double first_dii, double last_dii,
                                             Index weights_left);

}  // namespace steelyard::dii
