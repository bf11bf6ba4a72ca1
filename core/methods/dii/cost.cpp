// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/cost.h"

#include "core/parallel.h"

namespace steelyard::dii {

double seconds_of_epoch(const Problem& problem, const Options& options) {
  // Measured on one core of a 2-core machine with AVX-512, in double precision: seconds per pair of
  // samples, and per pair and feature.
  constexpr double per_pair = 1.3e-9;
  constexpr double per_pair_and_feature = 0.1e-9;
  constexpr double per_pass = 4e-5;  // threads meet, the optimiser steps, a snapshot is told
  const auto samples = static_cast<double>(problem.samples());
  const auto features = static_cast<double>(problem.dimension());
  const auto rows = static_cast<double>(row_count(options, problem.samples()));
  const double single = options.precision == Precision::single_precision ? 0.5 : 1.0;
  return per_pass + samples * rows * single * (per_pair + per_pair_and_feature * features) /
                        static_cast<double>(most_threads());
}

double seconds_of_descent(const Problem& problem, const Options& options) {
  const double descents = 1.0 + 0.5 * static_cast<double>(options.starts - 1);
  const double epochs = static_cast<double>(options.epochs) * descents *
                        (options.batches > 1 ? 2.0 : 1.0) * (options.best_decay ? 2.0 : 1.0);
  return epochs * seconds_of_epoch(problem, options);
}

}  // namespace steelyard::dii
