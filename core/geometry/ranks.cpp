// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/ranks.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <numeric>

#include "core/geometry/weighted_points.h"

namespace steelyard {
namespace {

struct Neighbour {
  double distance = 0.0;
  std::uint32_t sample = 0;
};

/// All samples but `self`, nearest first.
std::vector<Neighbour> sorted_neighbours(Index self, std::span<const double> distances) {
  std::vector<Neighbour> neighbours;
  neighbours.reserve(distances.size());
  for (std::size_t sample = 0; sample < distances.size(); ++sample) {
    if (sample != static_cast<std::size_t>(self)) {
      neighbours.push_back({distances[sample], static_cast<std::uint32_t>(sample)});
    }
  }
  std::sort(neighbours.begin(), neighbours.end(),
            [](const Neighbour& a, const Neighbour& b) { return a.distance < b.distance; });
  return neighbours;
}

/// Ranks first+1 .. last of a run of equal distances share the average; twice it is whole.
template <typename Stored>
void store_doubled(const std::vector<Neighbour>& neighbours, Stored* row) {
  for (std::size_t first = 0; first < neighbours.size();) {
    std::size_t last = first + 1;
    while (last < neighbours.size() && neighbours[last].distance == neighbours[first].distance) {
      ++last;
    }
    for (std::size_t k = first; k < last; ++k) {
      row[neighbours[k].sample] = static_cast<Stored>(first + 1 + last);
    }
    first = last;
  }
}

}  // namespace

Ranks::Ranks(Index rows, Index samples) : rows_(rows), samples_(samples) {
  const auto cells = static_cast<std::size_t>(rows * samples);
  if (2 * samples <= std::numeric_limits<std::uint16_t>::max()) {
    doubled_ = Narrow(cells, 0);
  } else {
    doubled_ = Wide(cells, 0);
  }
}

void Ranks::set_row(Index row, Index self, std::span<const double> squared_distances) {
  const std::vector<Neighbour> neighbours = sorted_neighbours(self, squared_distances);
  std::visit([&](auto& cells) { store_doubled(neighbours, cells.data() + row * samples_); },
             doubled_);
}

std::optional<Ranks> Ranks::of(const Space& space, std::span<const Index> rows,
                               const std::stop_token& stop) {
  const WeightedPoints points(space, Vector::Ones(space.dimension()));
  const auto row_count = static_cast<Index>(rows.size());
  Ranks ranks(row_count, space.samples());
  std::atomic<bool> stopped = false;
#pragma omp parallel
  {
    std::vector<double> distances(static_cast<std::size_t>(points.padded_samples()));
#pragma omp for schedule(dynamic, 4)
    for (Index row = 0; row < row_count; ++row) {
      if (stopped || stop.stop_requested()) {
        stopped = true;
        continue;
      }
      const auto self = rows[static_cast<std::size_t>(row)];
      points.squared_distances({&self, 1}, distances);
      ranks.set_row(row, self, {distances.data(), static_cast<std::size_t>(space.samples())});
    }
  }
  if (stopped) {
    return std::nullopt;
  }
  return ranks;
}

double Ranks::operator()(Index row, Index sample) const {
  return std::visit(
      [&](const auto& cells) {
        return 0.5 * static_cast<double>(cells[static_cast<std::size_t>(row * samples_ + sample)]);
      },
      doubled_);
}

template <typename Real>
void Ranks::gather(Index row, std::span<const std::uint32_t> samples,
                   std::span<Real> values) const {
  std::visit(
      [&](const auto& cells) {
        const auto* of_row = cells.data() + row * samples_;
        for (std::size_t k = 0; k < samples.size(); ++k) {
          values[k] = static_cast<Real>(0.5) * static_cast<Real>(of_row[samples[k]]);
        }
      },
      doubled_);
}

template <typename Real>
void Ranks::copy_row(Index row, std::span<Real> values) const {
  std::visit(
      [&](const auto& cells) {
        const auto* of_row = cells.data() + row * samples_;
        for (std::size_t j = 0; j < values.size(); ++j) {
          values[j] = static_cast<Real>(0.5) * static_cast<Real>(of_row[j]);
        }
      },
      doubled_);
}

template void Ranks::gather(Index, std::span<const std::uint32_t>, std::span<double>) const;
template void Ranks::gather(Index, std::span<const std::uint32_t>, std::span<float>) const;
template void Ranks::copy_row(Index, std::span<double>) const;
template void Ranks::copy_row(Index, std::span<float>) const;

}  // namespace steelyard
