// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/methods/sobolev/critic_training.h"
#include "core/parameter/parameter.h"

namespace steelyard::sobolev {

/// The settings of a run, read from its parameters.
struct SicOptions {
  CriticPlan plan;                       ///< of every critic, except for batch and number
  std::vector<Index> batches{50};        ///< batch sizes, each for `repeats` critics
  Index repeats = 1;                     ///< number of critics for each batch size
  EtaMean mean = EtaMean::geometric;     ///< over the critics
  std::optional<double> eta_rate;        ///< `nullopt` for the usual one of the rule
  std::optional<std::uint64_t> updates;  ///< of each critic; `nullopt` for the usual number
  double held_out = 0.0;                 ///< share of the samples, 0 .. 0.5
  bool grouped = false;
  bool precise = false;  ///< trained in double precision
  bool selects = false;  ///< selects features with eta >= 2 / number of groups
};

[[nodiscard]] const ParameterSchema& sic_schema();
/// \param values  of the schema, without complaints
[[nodiscard]] SicOptions sic_options(const ParameterValues& values);

/// The plan of each critic, for a number of training samples.
[[nodiscard]] std::vector<CriticPlan> critic_plans(const SicOptions& options, Index samples);
[[nodiscard]] std::uint64_t updates_of(const SicOptions& options, const CriticPlan& plan,
                                       Index samples);

/// The values of parameters that are automatic in `values`, if they are the same for all critics.
[[nodiscard]] ParameterValues known_automatic(const ParameterValues& values, Index training);

}  // namespace steelyard::sobolev
