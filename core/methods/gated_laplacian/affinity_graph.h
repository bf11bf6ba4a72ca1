// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/geometry/nearest_neighbours.h"
#include "core/matrix.h"

namespace steelyard::gated {

/// The affinity of a sample and its neighbour at distance d.
enum class Affinity {
  heat,    ///< exp(-d^2 / t)
  binary,  ///< 1
  cosine   ///< 1 - d^2 / 2, the cosine between samples of length 1; 0 if that is negative
};

/// The affinities of near samples: a symmetric sparse matrix W, N x N. Two samples are connected if
/// either is among the k nearest of the other; each is connected to itself, W_ii = 1.
struct AffinityGraph {
  std::vector<Index> begin;  ///< N + 1 numbers: row i holds the entries begin[i] .. begin[i + 1]
  std::vector<std::uint32_t> neighbour;  ///< their columns, ascending within a row
  std::vector<double> weight;            ///< their values, 0 .. 1
  Vector degree;                         ///< N, the sums of the rows, >= 1
  double recall = 1.0;                   ///< of the neighbours, see NearestNeighbours
  Index judged = 0;                      ///< number of samples on which it was measured

  [[nodiscard]] Index samples() const { return degree.size(); }
};

/// A width t > 0 estimated from the data: the median over all samples of the squared distance to
/// the farthest of their k neighbours. If that is 0 because most samples have duplicates, 1e-12 of
/// the largest such distance; 1 if all of them are 0.
[[nodiscard]] double median_width(const NearestNeighbours& neighbours);

/// \param width  t > 0, in squared units of the distances; only used by Affinity::heat
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<AffinityGraph> affinity_graph(const NearestNeighbours& neighbours,
                                                          Affinity affinity, double width,
                                                          const std::stop_token& stop = {});

/// The product W f.
/// \param values   f, N values
/// \param product  N values, must not overlap `values`
void multiply(const AffinityGraph& graph, const double* values, double* product);

/// The number of connected components: 1 if every sample can be reached from every other one.
[[nodiscard]] Index components(const AffinityGraph& graph);

}  // namespace steelyard::gated
