// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/distance_source.h"

#include <algorithm>

#include "core/kernels/kernels.h"
#include "core/parallel.h"

namespace steelyard {

Index DistanceSource::rows_at_once() const {
  constexpr Index cells = Index{8} << 20;  // 64 MB
  constexpr Index fewest = 16;
  return std::max(fewest, cells / std::max(Index{1}, row_length()));
}

SpaceDistances::SpaceDistances(const MatrixView& coordinates, const Vector& periods,
                               const Vector& scales)
    : samples_(coordinates.rows()),
      dimension_(coordinates.cols()),
      tiles_((samples_ + lanes - 1) / lanes),
      periods_(periods.cwiseProduct(scales)),
      tiled_(Eigen::ArrayXd::Zero(tiles_ * dimension_ * lanes)) {
  constexpr Index cached_doubles = 32768;  // 256 kB
  constexpr Index chunks_at_least = 32;    // so that every core gets some
  const Index cached = cached_doubles / (lanes * std::max(Index{1}, dimension_));
  tiles_per_chunk_ = std::max(Index{1}, std::min(cached, tiles_ / chunks_at_least));
  for (Index feature = 0; feature < dimension_; ++feature) {
    const double* column = coordinates.col(feature).data();
    for (Index i = 0; i < samples_; ++i) {
      tiled_[(i / lanes * dimension_ + feature) * lanes + i % lanes] = scales[feature] * column[i];
    }
  }
}

void SpaceDistances::fill_chunk(std::span<const Index> rows, std::span<double> block,
                                Index chunk) const {
  static_assert(lanes == kernels::Tiles::lanes);
  const Index first = chunk * tiles_per_chunk_;
  const kernels::Tiles tiles{tiled_.data(), periods_.data(),
                             dimension_,    tiles_,
                             first,         std::min(first + tiles_per_chunk_, tiles_)};
  kernels::kernels_in_use().tile_distances(tiles, rows.data(), rows.size(), block.data());
}

bool SpaceDistances::fill(std::span<const Index> rows, std::span<double> block,
                          const std::stop_token& stop) const {
  const Index chunks = (tiles_ + tiles_per_chunk_ - 1) / tiles_per_chunk_;
  return parallel_for(chunks, stop, [&](Index chunk) { fill_chunk(rows, block, chunk); });
}

bool MatrixDistances::fill(std::span<const Index> rows, std::span<double> block,
                           const std::stop_token& stop) const {
  constexpr std::size_t together = 16;  // rows written together while columns are read
  const auto length = static_cast<std::size_t>(samples());
  const std::size_t lots = (rows.size() + together - 1) / together;
  return parallel_for(static_cast<Index>(lots), stop, [&](Index lot) {
    const std::size_t first = static_cast<std::size_t>(lot) * together;
    const std::size_t last = std::min(first + together, rows.size());
    for (std::size_t column = 0; column < length; ++column) {
      for (std::size_t row = first; row < last; ++row) {
        const double distance = distances_(rows[row], static_cast<Index>(column));
        // For coinciding samples, rounding may have left a tiny negative number.
        block[row * length + column] = std::max(0.0, distance);
      }
    }
  });
}

}  // namespace steelyard
