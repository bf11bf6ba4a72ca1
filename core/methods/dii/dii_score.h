// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/run/scoring.h"

namespace steelyard::dii {

/// The DII of given weights on any samples, with the adaptive width of Eq. 7 whatever the run used:
/// it does not depend on the weights' scale, and a width that was fixed or narrowed for one run
/// would not mean the same in another.
class DiiScoring : public Scoring {
 public:
  [[nodiscard]] std::unique_ptr<Scorer> begin(ProblemPtr problem,
                                              const ParameterValues& values) const override;
  [[nodiscard]] ScoringCost cost(const Problem& problem,
                                 const ParameterValues& values) const override;
};

}  // namespace steelyard::dii
