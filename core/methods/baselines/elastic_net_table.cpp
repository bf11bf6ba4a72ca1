// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/elastic_net_table.h"

#include <numeric>

namespace steelyard::baselines {

ElasticNetTable elastic_net_table(const MatrixView& inputs, const MatrixView& targets,
                                  const Folds& folds) {
  ElasticNetTable table;
  std::vector<Index> order;
  order.reserve(static_cast<std::size_t>(inputs.rows()));
  table.edges.push_back(0);
  for (const std::vector<Index>& fold : folds) {
    order.insert(order.end(), fold.begin(), fold.end());
    table.edges.push_back(std::ssize(order));
  }
  table.inputs = inputs(order, Eigen::all);
  table.inputs.rowwise() -= table.inputs.colwise().mean().eval();
  table.targets = targets(order, Eigen::all);
  table.targets.rowwise() -= table.targets.colwise().mean().eval();
  return table;
}

Folds contiguous_folds(Index samples, Index count) {
  Folds folds(static_cast<std::size_t>(count));
  Index first = 0;
  for (Index k = 0; k < count; ++k) {
    auto& fold = folds[static_cast<std::size_t>(k)];
    fold.resize(static_cast<std::size_t>(samples / count + (k < samples % count ? 1 : 0)));
    std::iota(fold.begin(), fold.end(), first);
    first += std::ssize(fold);
  }
  return folds;
}

}  // namespace steelyard::baselines
