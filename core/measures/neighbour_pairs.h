// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/geometry/neighbourhood.h"
#include "core/matrix.h"

namespace steelyard {

/// The ranks of the k nearest neighbours j of some samples i, row by row, and the variance of their
/// sum. Rows are not independent: of two samples that are each other's neighbours, or that share
/// one, neither rank says all new.
class NeighbourPairs {
 public:
  /// \param samples     N, from which neighbours are taken
  /// \param neighbours  k
  NeighbourPairs(Index samples, Index neighbours);

  /// Adds a row; every sample at most once.
  /// \param rank_of  the rank of a neighbour around the sample
  /// \return the mean rank of its neighbours
  template <typename RankOf>
  double add(Index sample, const Neighbourhood& neighbours, const RankOf& rank_of) {
    begin(sample, neighbours);
    std::size_t at = 0;
    const double mean = neighbours.mean([&](std::uint32_t neighbour) {
      const double rank = rank_of(neighbour);
      keep(neighbour, at++ < neighbours.nearer.size() ? 1.0 : neighbours.share, rank);
      return rank;
    });
    sort_row();
    means_.push_back(mean);
    return mean;
  }

  [[nodiscard]] Index rows() const { return std::ssize(means_); }
  /// Of all rows, at least one.
  [[nodiscard]] double mean() const;
  /// The standard error of the mean. Products of deviations are summed over each row with itself
  /// and, as for all that is measured of pairs (Fafchamps & Gubert, J. Dev. Econ. 83, 326, 2007),
  /// over different pairs with a sample in common, where that sum is positive. Where ties give more
  /// pairs than are kept, the rows are taken as independent.
  [[nodiscard]] double error() const;

 private:
  struct Pair {
    std::uint32_t neighbour = 0;
    float weight = 1.0F;  // of a tied neighbour, less than 1
    float rank = 0.0F;
  };

  void begin(Index sample, const Neighbourhood& neighbours);
  void sort_row();
  [[nodiscard]] std::span<const Pair> pairs_of(std::size_t sample) const;
  void keep(std::uint32_t neighbour, double weight, double rank) {
    if (all_kept_) {
      pairs_.push_back({neighbour, static_cast<float>(weight), static_cast<float>(rank)});
    }
  }
  [[nodiscard]] double deviation(const Pair& pair, double mean) const {
    return static_cast<double>(pair.weight) * (static_cast<double>(pair.rank) - mean) /
           static_cast<double>(neighbours_);
  }
  [[nodiscard]] double between_pairs(double mean) const;
  [[nodiscard]] double of_mutual(double mean) const;

  Index neighbours_;
  std::vector<double> means_;
  std::vector<Pair> pairs_;             // row by row, in each by neighbour
  std::vector<std::size_t> begins_;     // of each row, in pairs_
  std::vector<std::ptrdiff_t> row_of_;  // of each sample; -1 if it has none
  bool all_kept_ = true;
};

}  // namespace steelyard
