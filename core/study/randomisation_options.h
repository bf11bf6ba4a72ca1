// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>

#include "core/measures/discovery_rate.h"
#include "core/parameter/bound_parameter.h"
#include "core/study/column_groups.h"
#include "core/study/conditional_sampler.h"
#include "core/study/knockoff_options.h"

namespace steelyard {

/// The options of the randomization test.
struct RandomisationOptions {
  std::optional<double> rate;  ///< `nullopt` for the usual rate
  Index rounds = 1000;         ///< R, number of draws for each feature
  Index shortlist = 20;        ///< most features that are tested
  double tested_share = 0.5;   ///< share of the samples that are tested on
  ConditionalDraw sampler = ConditionalDraw::by_values;
  GroupOptions groups;  ///< a column may be in several
  StepRule rule = StepRule::up;
  std::uint64_t seed = 1;

  /// The false discovery rate.
  [[nodiscard]] double q() const { return rate.value_or(usual_p_value_rate); }
};

[[nodiscard]] const ParameterList<RandomisationOptions>& randomisation_parameters();
/// \param settings  settings without complaints
[[nodiscard]] RandomisationOptions randomisation_options(const ParameterValues& settings);

}  // namespace steelyard
