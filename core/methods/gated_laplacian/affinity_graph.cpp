// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/affinity_graph.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/data/quantile.h"

namespace steelyard::gated {
namespace {

/// The sorted entries of one row, including itself; mutual neighbours occur twice.
using Row = std::vector<std::pair<std::uint32_t, double>>;

std::vector<Row> both_ways(const NearestNeighbours& neighbours) {
  std::vector<Row> rows(static_cast<std::size_t>(neighbours.samples()));
  for (Index i = 0; i < neighbours.samples(); ++i) {
    rows[static_cast<std::size_t>(i)].emplace_back(static_cast<std::uint32_t>(i), 0.0);
    for (Index k = 0; k < neighbours.count(); ++k) {
      const std::uint32_t j = neighbours.sample(i, k);
      rows[static_cast<std::size_t>(i)].emplace_back(j, neighbours.distance(i, k));
      rows[j].emplace_back(static_cast<std::uint32_t>(i), neighbours.distance(i, k));
    }
  }
  for (Row& row : rows) {
    std::sort(row.begin(), row.end());
    // Keeps the smaller of two entries: both are the same distance, but their last bits may differ.
    row.erase(std::unique(row.begin(), row.end(),
                          [](const auto& a, const auto& b) { return a.first == b.first; }),
              row.end());
  }
  return rows;
}

double affinity_at(double distance, Affinity affinity, double width) {
  const double square = distance * distance;
  switch (affinity) {
    case Affinity::heat:
      return std::exp(-square / width);
    case Affinity::cosine:
      return std::max(0.0, 1.0 - 0.5 * square);
    case Affinity::binary:
      break;
  }
  return 1.0;
}

}  // namespace

double median_width(const NearestNeighbours& neighbours) {
  const Vector farthest = neighbours.distance.col(neighbours.count() - 1);
  const Vector squares = farthest.array().square();
  const double middle = median(std::vector<double>(squares.begin(), squares.end()));
  if (middle > 0.0) {
    return middle;
  }
  constexpr double of_largest = 1e-12;
  const double floor = of_largest * squares.maxCoeff();
  return floor > 0.0 ? floor : 1.0;
}

AffinityGraph affinity_graph(const NearestNeighbours& neighbours, Affinity affinity, double width) {
  AffinityGraph graph;
  graph.degree = Vector::Zero(neighbours.samples());
  graph.begin.push_back(0);
  Index sample = 0;
  for (const Row& row : both_ways(neighbours)) {
    for (const auto& [neighbour, distance] : row) {
      const double weight = affinity_at(distance, affinity, width);
      graph.neighbour.push_back(neighbour);
      graph.weight.push_back(weight);
      graph.degree[sample] += weight;
    }
    graph.begin.push_back(std::ssize(graph.weight));
    ++sample;
  }
  return graph;
}

void multiply(const AffinityGraph& graph, const double* values, double* product) {
  for (Index i = 0; i < graph.samples(); ++i) {
    double sum = 0.0;
    for (Index at = graph.begin[static_cast<std::size_t>(i)];
         at < graph.begin[static_cast<std::size_t>(i) + 1]; ++at) {
      sum += graph.weight[static_cast<std::size_t>(at)] *
             values[graph.neighbour[static_cast<std::size_t>(at)]];
    }
    product[i] = sum;
  }
}

Index components(const AffinityGraph& graph) {
  std::vector<bool> seen(static_cast<std::size_t>(graph.samples()), false);
  std::vector<Index> waiting;
  Index count = 0;
  for (Index start = 0; start < graph.samples(); ++start) {
    if (seen[static_cast<std::size_t>(start)]) {
      continue;
    }
    ++count;
    seen[static_cast<std::size_t>(start)] = true;
    waiting.assign(1, start);
    while (!waiting.empty()) {
      const auto i = static_cast<std::size_t>(waiting.back());
      waiting.pop_back();
      for (Index at = graph.begin[i]; at < graph.begin[i + 1]; ++at) {
        const std::uint32_t j = graph.neighbour[static_cast<std::size_t>(at)];
        if (!seen[j]) {
          seen[j] = true;
          waiting.push_back(j);
        }
      }
    }
  }
  return count;
}

}  // namespace steelyard::gated
