// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/cost.h"

#include <algorithm>
#include <cstdint>

#include "core/kernels/level.h"
#include "core/methods/dii/difference_kernel.h"
#include "core/parallel.h"

namespace steelyard::dii {

double seconds_of_epoch(const Problem& problem, const Options& options) {
  // Measured on one core of a 2-core machine with AVX-512, in double precision: seconds per pair of
  // samples, per pair and feature, and per cell of the table, which is weighted anew.
  constexpr double per_pair = 1.1e-9;
  constexpr double per_pair_and_feature = 0.1e-9;
  constexpr double per_cell = 3e-9;
  constexpr double per_pass = 1e-4;  // threads meet, the optimiser steps, a snapshot is told
  const auto samples = static_cast<double>(problem.samples());
  const auto features = static_cast<double>(problem.dimension());
  const auto rows = static_cast<double>(row_count(options, problem.samples()));
  const double single = options.precision == Precision::single_precision ? 0.5 : 1.0;
  const double of_pairs = samples * rows * single * relative_cost_of_level();
  return per_pass + per_cell * samples * features +
         of_pairs * (per_pair + per_pair_and_feature * features) /
             static_cast<double>(most_threads());
}

double seconds_of_descent(const Problem& problem, const Options& options) {
  const double descents = 1.0 + 0.5 * static_cast<double>(options.starts - 1);
  const double epochs = static_cast<double>(options.epochs) * descents *
                        (options.batches > 1 ? 2.0 : 1.0) * (options.best_decay ? 2.0 : 1.0);
  return epochs * seconds_of_epoch(problem, options);
}

double bytes_of_descent(const Problem& problem, const Options& options) {
  constexpr double most_distances = 256e6;  // more are not kept, but their near cells are
  constexpr double bytes_of_cell = sizeof(float) + sizeof(std::uint32_t);
  constexpr double share_of_near_cells = 0.25;
  const bool single = options.precision == Precision::single_precision;
  const double most_near_cells = most_bytes_picked(problem.samples());
  const auto samples = static_cast<double>(problem.samples());
  const double pairs = samples * static_cast<double>(row_count(options, problem.samples()));
  const double of_distance = single ? sizeof(float) : sizeof(double);
  const double distances = pairs * of_distance;
  const double near_cells = std::min(most_near_cells, pairs * share_of_near_cells * bytes_of_cell);
  // The inputs in the coordinates of the descent; with their weights as tiles and sample by sample;
  // in double precision sample by sample once more.
  const double of_number = sizeof(double) + 2.0 * sizeof(float) + (single ? 0.0 : sizeof(double));
  return samples * static_cast<double>(problem.dimension()) * of_number +
         (distances <= most_distances ? distances : near_cells);
}

}  // namespace steelyard::dii
