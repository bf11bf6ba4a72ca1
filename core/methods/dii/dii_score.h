// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/run/scoring.h"

namespace steelyard::dii {

/// The DII of given weights on any samples. Always uses the adaptive width of Eq. 7, which makes it
/// independent of the weights' scale; a width fixed or narrowed in one run would not be comparable
/// in another.
class DiiScoring : public Scoring {
 public:
  [[nodiscard]] std::unique_ptr<ObjectiveEvaluator> begin(
      ProblemPtr problem, const ParameterValues& values) const override;
  [[nodiscard]] ScoringCost cost(const Problem& problem,
                                 const ParameterValues& values) const override;
};

}  // namespace steelyard::dii
