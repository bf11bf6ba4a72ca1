// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// The standard deviation (over N) of each column; for a periodic column circular_deviation(),
/// which does not depend on where its circle is cut (0..360 or -180..180). Wherever columns are
/// scaled or weights compared, these deviations are used. Exactly 0 for a constant column.
/// \param features  one per column, or none if no column is periodic
[[nodiscard]] Vector deviations_of(const SharedMatrix& columns,
                                   const std::vector<ColumnInfo>& features);
/// The deviations of the D inputs.
[[nodiscard]] Vector input_deviations(const Problem& problem);

/// Keeps the deviations of the problem that was last asked for. For long periodic columns they take
/// too long to be computed for every frame of a plot.
class KeptDeviations {
 public:
  [[nodiscard]] const Vector& of(const ProblemPtr& problem);

 private:
  std::weak_ptr<const Problem> problem_;
  Vector deviations_;
};

}  // namespace steelyard
