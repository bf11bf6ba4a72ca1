// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/compared_inputs.h"

#include "core/problem/samples_as_points.h"

namespace steelyard {

Matrix compared_inputs(const Method& method, const Problem& problem,
                       const ParameterValues& values) {
  if (const auto* scales = dynamic_cast<const ScalesInputs*>(&method)) {
    return scales->scaled_inputs(problem, values);
  }
  const Matrix centred = problem.inputs.rowwise() - problem.inputs.colwise().mean();
  return centred * inverse_deviations(problem).asDiagonal();
}

}  // namespace steelyard
