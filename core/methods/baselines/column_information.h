// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/methods/baselines/neighbour_information.h"
#include "core/parameter/bound_parameter.h"
#include "core/problem/problem.h"

namespace steelyard::baselines {

/// How information is estimated from near samples.
struct InformationOptions {
  Index neighbours = 3;
  std::uint64_t seed = 1;  ///< for the noise that breaks ties
};

/// \param help  of the number of neighbours
[[nodiscard]] ParameterList<InformationOptions> information_parameters(std::string help);

/// The inputs and the target of a problem in the form that mutual information needs. Samples
/// without a target are left out.
struct InformationTable {
  std::vector<Index> samples;
  std::vector<InformationVariable> inputs;
  InformationVariable target;
  std::vector<bool> varies;  ///< per input
  Vector digamma;
};

/// \param seed  for the noise that breaks ties
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<InformationTable> information_table(const Problem& problem,
                                                                std::uint64_t seed,
                                                                const std::stop_token& stop);
/// The information of each input with the target, NaN for constant inputs.
/// \return D; `std::nullopt` when stopped
[[nodiscard]] std::optional<Vector> information_with_target(const InformationTable& table,
                                                            Index neighbours,
                                                            const std::stop_token& stop);
/// The same with one of the inputs instead of the target.
[[nodiscard]] std::optional<Vector> information_with_input(const InformationTable& table,
                                                           Index input, Index neighbours,
                                                           const std::stop_token& stop);

}  // namespace steelyard::baselines
