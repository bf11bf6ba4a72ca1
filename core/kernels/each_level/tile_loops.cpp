// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/kernels/each_level/tile_loops.h"

#include <Eigen/Core>

namespace steelyard::kernels::STEELYARD_LEVEL {
namespace {

constexpr Index tile_lanes = Tiles::lanes;
using TileLanes = Eigen::Array<double, tile_lanes, 1>;

const double* tile_at(const Tiles& tiles, Index t) {
  return tiles.tiled + t * tiles.features * tile_lanes;
}

template <std::size_t Rows>
void tile_distances_from(const Tiles& tiles, const Index* rows, double* block) {
  const Index row_length = tiles.count * tile_lanes;
  for (Index t = tiles.first; t < tiles.last; ++t) {
    TileLanes sums[Rows];  // NOLINT(*-avoid-c-arrays): std::array may not be inlined
    for (std::size_t r = 0; r < Rows; ++r) {
      sums[r].setZero();
    }
    for (Index feature = 0; feature < tiles.features; ++feature) {
      const TileLanes others =
          Eigen::Map<const TileLanes>(tile_at(tiles, t) + feature * tile_lanes);
      const double period = tiles.periods[feature];
      for (std::size_t r = 0; r < Rows; ++r) {
        const double self =
            tile_at(tiles, rows[r] / tile_lanes)[feature * tile_lanes + rows[r] % tile_lanes];
        TileLanes difference = others - self;
        if (period > 0.0) {
          difference -= period * (difference / period).rint();
        }
        sums[r] += difference.square();
      }
    }
    for (std::size_t r = 0; r < Rows; ++r) {
      Eigen::Map<TileLanes>{block + static_cast<Index>(r)* row_length + t* tile_lanes} = sums[r];
    }
  }
}

void distances_of_tiles(const Tiles& tiles, const Index* rows, std::size_t row_count,
                        double* block) {
  constexpr std::size_t together = 4;
  const auto row_length = static_cast<std::size_t>(tiles.count * tile_lanes);
  std::size_t row = 0;
  for (; row + together <= row_count; row += together) {
    tile_distances_from<together>(tiles, rows + row, block + row * row_length);
  }
  for (; row < row_count; ++row) {
    tile_distances_from<1>(tiles, rows + row, block + row * row_length);
  }
}

}  // namespace

void put_tile_loops(Kernels& kernels) { kernels.tile_distances = distances_of_tiles; }

}  // namespace steelyard::kernels::STEELYARD_LEVEL
