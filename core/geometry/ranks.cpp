// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/ranks.h"

#include <algorithm>
#include <limits>

#include "core/geometry/distance_source.h"
#include "core/geometry/row_ranker.h"
#include "core/kernels/kernels.h"
#include "core/parallel.h"

namespace steelyard {
namespace {

const std::uint8_t* bytes_of(const ThreeBytes* numbers) {
  return static_cast<const std::uint8_t*>(static_cast<const void*>(numbers));
}

}  // namespace

Ranks::Ranks(Index rows, Index samples) : rows_(rows), samples_(samples) {
  const auto cells = static_cast<std::size_t>(rows * samples);
  if (2 * samples <= std::numeric_limits<std::uint16_t>::max()) {
    doubled_ = Narrow(cells);
  } else if (2 * samples <= Index{ThreeBytes::most}) {
    doubled_ = Middle(cells + 1);  // each number is followed by another one, for the kernels
  } else {
    doubled_ = Wide(cells);
  }
}

bool Ranks::set_rows(Index first, std::span<const Index> selves, std::span<const double> distances,
                     const std::stop_token& stop) {
  const std::size_t length = distances.size() / selves.size();
  const auto row_size = static_cast<std::size_t>(samples_);
  return parallel_for(
      std::ssize(selves), stop, {.together = 2}, [&](std::size_t) { return RowRanker(samples_); },
      [&](Index row, RowRanker& ranker) {
        const auto k = static_cast<std::size_t>(row);
        const std::size_t begin = (static_cast<std::size_t>(first) + k) * row_size;
        std::visit(
            [&](auto& cells) {
              ranker.rank(distances.subspan(k * length, row_size), selves[k],
                          std::span(cells).subspan(begin, row_size));
            },
            doubled_);
      });
}

std::optional<Ranks> Ranks::of(const DistanceSource& source, std::span<const Index> rows,
                               const std::stop_token& stop) {
  const auto row_count = static_cast<Index>(rows.size());
  const Index at_once = std::min(source.rows_at_once(), row_count);
  Ranks ranks(row_count, source.samples());
  UninitialisedVector<double> distances(static_cast<std::size_t>(at_once * source.row_length()));
  for (Index first = 0; first < row_count; first += at_once) {
    const Index count = std::min(at_once, row_count - first);
    const auto selves =
        rows.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(count));
    const auto block =
        std::span(distances).first(static_cast<std::size_t>(count * source.row_length()));
    if (!source.fill(selves, block, stop) || !ranks.set_rows(first, selves, block, stop)) {
      return std::nullopt;
    }
  }
  return ranks;
}

std::optional<Ranks> Ranks::of(const Space& space, std::span<const Index> rows,
                               const std::stop_token& stop) {
  return of(SpaceDistances(space), rows, stop);
}

double Ranks::operator()(Index row, Index sample) const {
  return std::visit(
      [&](const auto& cells) {
        const std::uint32_t twice = cells[static_cast<std::size_t>(row * samples_ + sample)];
        return 0.5 * static_cast<double>(twice);
      },
      doubled_);
}

template <typename Real>
void Ranks::gather(Index row, std::span<const std::uint32_t> samples,
                   std::span<Real> values) const {
  const kernels::SoftmaxLoops<Real>& loops = kernels::softmax_loops<Real>();
  const auto begin = static_cast<std::size_t>(row * samples_);
  if (const auto* narrow = std::get_if<Narrow>(&doubled_)) {
    loops.gather_narrow(narrow->data() + begin, samples.data(), samples.size(), values.data());
  } else if (const auto* middle = std::get_if<Middle>(&doubled_)) {
    loops.gather_middle(bytes_of(middle->data() + begin), samples.data(), samples.size(),
                        values.data());
  } else {
    loops.gather_wide(std::get<Wide>(doubled_).data() + begin, samples.data(), samples.size(),
                      values.data());
  }
}

template <typename Real>
void Ranks::copy_row(Index row, std::span<Real> values) const {
  const kernels::SoftmaxLoops<Real>& loops = kernels::softmax_loops<Real>();
  const auto begin = static_cast<std::size_t>(row * samples_);
  if (const auto* narrow = std::get_if<Narrow>(&doubled_)) {
    loops.copy_narrow(narrow->data() + begin, values.size(), values.data());
  } else if (const auto* middle = std::get_if<Middle>(&doubled_)) {
    loops.copy_middle(bytes_of(middle->data() + begin), values.size(), values.data());
  } else {
    loops.copy_wide(std::get<Wide>(doubled_).data() + begin, values.size(), values.data());
  }
}

template void Ranks::gather(Index, std::span<const std::uint32_t>, std::span<double>) const;
template void Ranks::gather(Index, std::span<const std::uint32_t>, std::span<float>) const;
template void Ranks::copy_row(Index, std::span<double>) const;
template void Ranks::copy_row(Index, std::span<float>) const;

}  // namespace steelyard
