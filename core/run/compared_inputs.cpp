// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/compared_inputs.h"

#include "core/problem/samples_as_points.h"
#include "core/run/run_plan.h"

namespace steelyard {

Matrix compared_inputs(const Method& method, const Problem& problem,
                       const ParameterValues& values) {
  const RunPlan plan = method.plan(values);
  if (const auto* scales = dynamic_cast<const ScalesInputs*>(plan.method.get())) {
    return scales->scaled_inputs(problem, plan.values);
  }
  const Matrix centred = problem.inputs.rowwise() - problem.inputs.colwise().mean();
  return centred * inverse_deviations(problem).asDiagonal();
}

}  // namespace steelyard
