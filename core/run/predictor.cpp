// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/predictor.h"

#include "core/parallel.h"

namespace steelyard {

Vector Predictor::statistics_with(const Problem& problem, Index input, const Matrix& draws) const {
  Vector statistics(draws.cols());
  parallel_for(draws.cols(), Sharing{}, [&](Index draw) {
    Problem changed = problem;
    Matrix inputs = problem.inputs;
    inputs.col(input) = draws.col(draw);
    changed.inputs = std::move(inputs);
    statistics[draw] = risk(changed);
  });
  return statistics;
}

}  // namespace steelyard
