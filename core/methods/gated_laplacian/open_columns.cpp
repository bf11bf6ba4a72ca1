// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/open_columns.h"

#include <algorithm>

#include "core/linalg/top_eigenpairs.h"
#include "core/methods/gated_laplacian/gate_options.h"
#include "core/parallel.h"

namespace steelyard::gated {
namespace {

Vector fully_open(const std::vector<Index>& open, Index gates) {
  Vector mu = Vector::Constant(gates, GateRestart::lowest);
  for (const Index gate : open) {
    mu[gate] = GateRestart::highest;
  }
  return mu;
}

/// The values of some gates, at some samples where there are too many.
Matrix values_of(const GatedTable& table, const std::vector<Index>& gates, std::uint64_t seed) {
  std::vector<Index> columns;
  for (Index column = 0; column < table.values.rows(); ++column) {
    if (std::binary_search(gates.begin(), gates.end(),
                           table.gate_of[static_cast<std::size_t>(column)])) {
      columns.push_back(column);
    }
  }
  if (table.samples() <= most_samples_in_a_step) {
    return table.values(columns, Eigen::all);
  }
  Random random(seed, Purpose::tried_gates, 1);
  return table.values(columns, random.subset(table.samples(), most_samples_in_a_step));
}

}  // namespace

std::optional<OpenColumnsLoss> open_columns_loss(const GatedTable& table,
                                                 const GateTraining& training,
                                                 const std::vector<Index>& open,
                                                 const std::stop_token& stop) {
  constexpr Index sets = 20;
  // Gates that are fully open or closed ignore the noise; batches differ.
  const int draws = size_of_batch(training, table.samples()) < table.samples() ? 10 : 1;
  std::vector<double> losses(static_cast<std::size_t>(sets) + 1);
  const bool whole = parallel_for(sets + 1, stop, [&](Index set) {
    std::vector<Index> columns = open;
    Random random(training.seed, Purpose::feature_subsets, static_cast<std::uint64_t>(set));
    while (set > 0 && columns == open) {
      columns = random.subset(table.gates(), std::ssize(open));
    }
    losses[static_cast<std::size_t>(set)] =
        loss_on_common_noise(table, training, fully_open(columns, table.gates()), draws, stop)
            .value_or(0.0);
  });
  if (!whole || stop.stop_requested()) {
    return std::nullopt;
  }
  return OpenColumnsLoss{losses.front(), {losses.begin() + 1, losses.end()}};
}

std::vector<double> walk_spectrum(const GatedTable& table, const GateTraining& training,
                                  const std::vector<Index>& gates) {
  constexpr Index most = 12;
  GatedDiffusion diffusion(training.gates.diffusion);
  diffusion.set(values_of(table, gates, training.seed), 0);
  const Matrix& weights = diffusion.weights();
  const Vector roots = weights.rowwise().sum().cwiseInverse().cwiseSqrt();
  const Matrix walk = roots.asDiagonal() * weights * roots.asDiagonal();
  const Index count = std::min(most, walk.rows());
  const Vector values =
      top_eigenpairs({walk.rows(), [&walk](const Matrix& block) -> Matrix { return walk * block; }},
                     count)
          .values;
  return {values.begin(), values.end()};
}

}  // namespace steelyard::gated
