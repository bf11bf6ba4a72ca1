// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// The standard deviation (over N) of each column, and of a periodic one circular_deviation(),
/// which does not depend on where its circle is cut: 0..360 or -180..180 means nothing. Where
/// columns are scaled or weights compared, these are the deviations. Exactly 0 for a constant
/// column. \param features  one per column, or none where none is periodic
[[nodiscard]] Vector deviations_of(const SharedMatrix& columns,
                                   const std::vector<Feature>& features);
/// Of the inputs: D
[[nodiscard]] Vector input_deviations(const Problem& problem);

/// Those of the problem that was asked for last, worked out once: of long periodic columns they
/// take too long for every frame of a plot.
class KeptDeviations {
 public:
  [[nodiscard]] const Vector& of(const ProblemPtr& problem);

 private:
  std::weak_ptr<const Problem> problem_;
  Vector deviations_;
};

}  // namespace steelyard
