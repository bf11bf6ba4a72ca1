// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cluster/two_nn.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/error.h"

namespace steelyard {
namespace {

/// Ascending.
std::vector<double> log_ratios(const NearestNeighbours& neighbours) {
  std::vector<double> logs;
  for (Index sample = 0; sample < neighbours.samples(); ++sample) {
    const double first = neighbours.distance(sample, 0);
    if (first > 0.0) {
      logs.push_back(std::log(neighbours.distance(sample, 1) / first));
    }
  }
  std::sort(logs.begin(), logs.end());
  return logs;
}

Error refusal(const Message& what) {
  return bad_input(
      {what, "intrinsic dimension (2NN)",
       message("two_nn.accepted",
               "at least 3 samples that differ, at distances that are not all equal")});
}

}  // namespace

double two_nn(const NearestNeighbours& neighbours, double fraction) {
  if (neighbours.count() < 2) {
    throw refusal(message("two_nn.too_few_neighbours", "needs two neighbours of each sample"));
  }
  const std::vector<double> logs = log_ratios(neighbours);
  constexpr std::size_t fewest = 3;
  if (logs.size() < fewest) {
    throw refusal(message("two_nn.equal_samples", "nearly all samples are equal to another one"));
  }
  const auto all = static_cast<double>(logs.size());
  const auto used =
      std::clamp(static_cast<std::size_t>(all * fraction), std::size_t{1}, logs.size() - 1);
  double products = 0.0;
  double squares = 0.0;
  for (std::size_t k = 0; k < used; ++k) {
    const double survival = 1.0 - static_cast<double>(k + 1) / all;
    products -= logs[k] * std::log(survival);
    squares += logs[k] * logs[k];
  }
  if (squares == 0.0) {
    throw refusal(message("two_nn.equal_distances",
                          "the first and the second neighbour are equally far everywhere"));
  }
  return products / squares;
}

}  // namespace steelyard
