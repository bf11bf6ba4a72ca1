// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/affinity_graph.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <utility>

#include "core/data/quantile.h"
#include "core/parallel.h"

namespace steelyard::gated {
namespace {

using Entry = std::pair<std::uint32_t, double>;

/// The entries of all rows, one row after the other, in one piece of memory.
struct Rows {
  std::vector<Index> begin;
  std::vector<Entry> entries;

  [[nodiscard]] std::span<Entry> row(Index sample) {
    const auto at = static_cast<std::size_t>(sample);
    return {entries.data() + begin[at], static_cast<std::size_t>(begin[at + 1] - begin[at])};
  }
};

/// Where each row begins if each sample is in its own row and each pair of neighbours in two.
std::vector<Index> begin_of_rows(const NearestNeighbours& neighbours) {
  const Index samples = neighbours.samples();
  std::vector<Index> begin(static_cast<std::size_t>(samples) + 1, neighbours.count() + 1);
  begin[0] = 0;
  const std::span<const std::uint32_t> all(neighbours.sample.data(),
                                           static_cast<std::size_t>(neighbours.sample.size()));
  for (const std::uint32_t near : all) {
    ++begin[near + std::size_t{1}];
  }
  std::partial_sum(begin.begin(), begin.end(), begin.begin());
  return begin;
}

/// For loops of one thread over all samples: at some of these, it is time to look.
bool is_stopped_at(Index sample, const std::stop_token& stop) {
  constexpr Index together = 4096;
  return sample % together == 0 && stop.stop_requested();
}

/// The sorted entries of each row, including itself; mutual neighbours occur twice.
/// \return `std::nullopt` when stopped
std::optional<Rows> both_ways(const NearestNeighbours& neighbours, const std::stop_token& stop) {
  Rows rows{begin_of_rows(neighbours), {}};
  rows.entries.resize(static_cast<std::size_t>(rows.begin.back()));
  std::vector<Index> next = rows.begin;
  const auto enter = [&](std::uint32_t row, std::uint32_t column, double distance) {
    rows.entries[static_cast<std::size_t>(next[row]++)] = {column, distance};
  };
  for (Index i = 0; i < neighbours.samples(); ++i) {
    if (is_stopped_at(i, stop)) {
      return std::nullopt;
    }
    const auto self = static_cast<std::uint32_t>(i);
    enter(self, self, 0.0);
    for (Index k = 0; k < neighbours.count(); ++k) {
      enter(self, neighbours.sample(i, k), neighbours.distance(i, k));
      enter(neighbours.sample(i, k), self, neighbours.distance(i, k));
    }
  }
  const bool sorted =
      parallel_for(neighbours.samples(), stop, Sharing{.together = 256}, [&](Index i) {
        const std::span<Entry> row = rows.row(i);
        std::sort(row.begin(), row.end());
      });
  return sorted ? std::optional(std::move(rows)) : std::nullopt;
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

std::optional<AffinityGraph> affinity_graph(const NearestNeighbours& neighbours, Affinity affinity,
                                            double width, const std::stop_token& stop) {
  auto rows = both_ways(neighbours, stop);
  if (!rows) {
    return std::nullopt;
  }
  AffinityGraph graph;
  graph.recall = neighbours.recall;
  graph.judged = neighbours.judged;
  graph.degree = Vector::Zero(neighbours.samples());
  graph.begin.push_back(0);
  graph.neighbour.reserve(rows->entries.size());
  graph.weight.reserve(rows->entries.size());
  for (Index sample = 0; sample < neighbours.samples(); ++sample) {
    if (is_stopped_at(sample, stop)) {
      return std::nullopt;
    }
    const std::span<Entry> row = rows->row(sample);
    for (std::size_t at = 0; at < row.size(); ++at) {
      // Keeps the smaller of two entries: both are the same distance, but their last bits may
      // differ.
      if (at == 0 || row[at].first != row[at - 1].first) {
        const double weight = affinity_at(row[at].second, affinity, width);
        graph.neighbour.push_back(row[at].first);
        graph.weight.push_back(weight);
        graph.degree[sample] += weight;
      }
    }
    graph.begin.push_back(std::ssize(graph.weight));
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
