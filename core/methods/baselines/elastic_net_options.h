// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include "core/methods/baselines/elastic_net_path.h"
#include "core/parameter/parameter.h"

namespace steelyard::baselines {

/// An elastic net as its parameters describe it.
struct ElasticNetOptions {
  PenaltyPlan plan;
  Index folds = 5;
  bool shuffled = true;     ///< samples are assigned to folds at random
  bool standardise = true;  ///< inputs are penalised in standard deviations
  std::uint64_t seed = 1;
};

[[nodiscard]] const ParameterSchema& elastic_net_schema();
/// \param values  without complaints
[[nodiscard]] ElasticNetOptions elastic_net_options(const ParameterValues& values);

}  // namespace steelyard::baselines
