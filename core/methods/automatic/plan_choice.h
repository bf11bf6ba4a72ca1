// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/matrix.h"
#include "core/trials/held_out_errors.h"

namespace steelyard::automatic {

/// A way to predict: so many columns of the ranking of one member, where those of one category
/// count as one, and the judge that predicts from them.
struct Candidate {
  std::size_t member = 0;
  Index size = 1;
  Judge judge = Judge::ridge;
};

/// What the candidates are chosen by.
struct CandidateErrors {
  /// Those of one member and one number of columns, which differ in who predicts, stand together.
  std::vector<Candidate> candidates;
  Matrix errors;   ///< candidates x splits, on samples that neither ranking nor judge has seen
  Vector nothing;  ///< per split: of the mean, or the most frequent class
};

/// The choice among the candidates.
struct PlanChoice {
  std::size_t best = 0;   ///< position of the candidate of the least mean error
  std::size_t taken = 0;  ///< of the candidate that is taken
};

/// The candidate with the fewest columns whose mean error is at most half a standard error, or a
/// hundredth of what knowing nothing errs, above the least one; of those with as few columns, the
/// one of the least error. The standard error is that of the paired difference over the splits
/// (measures/paired_gain.h). A whole one, as is usual for the error itself, leaves out columns that
/// are needed where there are few samples.
/// \return `std::nullopt` if the least error is not one standard error below that of knowing
///         nothing
[[nodiscard]] std::optional<PlanChoice> choose_plan(const CandidateErrors& of,
                                                    const HeldOutColumns& task);

}  // namespace steelyard::automatic
