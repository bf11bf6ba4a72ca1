// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "core/message.h"
#include "core/methods/dii/options.h"
#include "core/run/finding.h"
#include "core/run/outcome.h"

/// Descents from different points can end in different minima, so a run performs several.
namespace steelyard::dii {

/// Where the descent from one start ended.
struct StartEnd {
  Ending ending = Ending::iteration_limit;
  double dii = 0.0;  ///< the lowest of all its epochs
};

/// Where a further start begins: the best weights so far with the small ones raised, so that a
/// weight that fell too early gets another chance. The result depends neither on the order of the
/// features nor on their units.
/// \param weights  u, D values, >= 0, at least one above 0
/// \param further  1 for the second start, 2 for the third and so on
/// \return w^(1 / 2^further), where w are the weights divided by the largest
[[nodiscard]] Vector raised(const Vector& weights, Index further);
/// Whether a further start makes sense. With fewer than two weights above 0 there is nothing to
/// raise.
[[nodiscard]] bool can_start_again(const Vector& weights);
/// Half as many epochs as the first start had, because a further start begins nearer to the end.
[[nodiscard]] std::uint64_t epochs_of_further_start(const Options& options);
/// The largest number of iterations that a run can have.
[[nodiscard]] double iterations_of(const Options& options);

/// "2 starts ended at a DII of 0.0024 and 0.0025"; says nothing for a single start.
[[nodiscard]] Message starts_in_words(std::span<const StartEnd> ends);
/// The DII of the start that ended highest, beside the result, which is the lowest; `nullopt` for a
/// single start.
[[nodiscard]] std::optional<Finding> highest_start(std::span<const StartEnd> ends);
/// A warning if the starts ended at clearly different DIIs; otherwise null.
[[nodiscard]] std::optional<Message> spread_of_starts(std::span<const StartEnd> ends);
/// Whether the penalty rather than the data has decided the result: the DII has risen, or a single
/// weight is left and the penalty on it (at its largest value, 1) exceeds the whole DII at the
/// start.
[[nodiscard]] bool is_too_strong(double penalty, double first_dii, double last_dii,
                                 Index weights_left);
/// The warning for such a penalty.
[[nodiscard]] Message too_strong_penalty(double penalty, double first_dii, double last_dii,
                                         Index weights_left);

}  // namespace steelyard::dii
